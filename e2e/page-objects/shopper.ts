import { randomInt } from 'node:crypto';
import { test as base, expect, type Page } from '@playwright/test';
import { CartPage } from './cart-page.ts';
import { Checkout } from './checkout.ts';
import { Header } from './header.ts';
import { Listing } from './listing.ts';
import { hasConnection } from './network.ts';
import { ProductPage } from './product-page.ts';
import { Trouble } from './trouble.ts';

export { expect };

/** What a shopper can do and see. Specs speak through this, by roles and names, and never name a selector. */
export class Shopper {
  readonly page: Page;
  readonly header: Header;
  readonly listing: Listing;
  readonly product: ProductPage;
  readonly cart: CartPage;
  readonly checkout: Checkout;

  constructor(page: Page) {
    this.page = page;
    this.header = new Header(page);
    this.listing = new Listing(page);
    this.product = new ProductPage(page);
    this.cart = new CartPage(page);
    this.checkout = new Checkout(page);
  }

  /** Opens an address of the shop as from a bookmark, and waits until everything on it can be pressed. */
  async opens(path: string): Promise<void> {
    await this.page.goto(path);
    await this.canAct();
  }

  /** Follows a link to a page that no link on the screen leads to. */
  async follows(path: string): Promise<void> {
    await this.page.evaluate((href) => {
      const link = document.createElement('a');
      link.href = href;
      document.body.append(link);
      link.click();
      link.remove();
    }, path);
  }

  /** The shell has started and with it the page's own code, down to the last part of the page that a remote owns. */
  async canAct(): Promise<void> {
    await this.canPress();
    const isOwned = await this.page.locator('[id^="page:"]').count();
    if (isOwned > 0) await expect(this.page.locator('html[data-alive]')).toBeAttached();
  }

  /** The shell has started. What is pressed now is heard, though its part of the page may not have come to life. */
  async canPress(): Promise<void> {
    await expect(this.page.locator('html[data-interactive]')).toBeAttached();
  }

  /** The one heading that says which page this is. */
  get heading() {
    return this.page.getByRole('heading', { level: 1 });
  }

  get content() {
    return this.page.getByRole('main');
  }

  get footer() {
    return this.page.getByRole('contentinfo');
  }

  /** A notice that the shopper must not miss. */
  get alert() {
    return this.page.getByRole('main').getByRole('alert');
  }

  /** The path and query that the address bar shows. */
  address(): string {
    const { pathname, search } = new URL(this.page.url());
    return pathname + search;
  }

  /** Waits until the address bar shows this path, whatever its query says. */
  async isAt(pathname: string): Promise<void> {
    await this.page.waitForURL((url) => decodeURIComponent(url.pathname) === pathname);
  }
}

interface People {
  /** Whether the browser says that its owner saves data: then nothing comes that the spec has not asked for. */
  savesData: boolean;
  shopper: Shopper;
  trouble: Trouble;
}

export const test = base.extend<People>({
  savesData: [true, { option: true }],
  context: async ({ context, savesData }, use) => {
    if (savesData) await hasConnection(context, { saveData: true });
    await use(context);
  },
  // The API counts tries by address; two tests are two households.
  extraHTTPHeaders: async ({}, use) => {
    await use({ 'x-forwarded-for': someAddress() });
  },
  trouble: [
    async ({ context }, use) => {
      const trouble = new Trouble(context);
      await use(trouble);
      trouble.expectNone();
    },
    { auto: true },
  ],
  shopper: async ({ page }, use) => {
    await use(new Shopper(page));
  },
});

/** Of a network of its own among those that are nobody's (RFC 3849): there are more of them than two tests would ever share. */
function someAddress(): string {
  const group = () => randomInt(0x1_00_00).toString(16);
  return `2001:db8:${group()}:${group()}::1`;
}
