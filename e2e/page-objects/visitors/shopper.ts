import { randomInt } from 'node:crypto';
import { test as base, expect, type Page } from '@playwright/test';
import { CartPage } from '../pages/cart-page.ts';
import { Checkout } from '../pages/checkout.ts';
import { Header } from '../pages/header.ts';
import { Listing } from '../pages/listing.ts';
import { hasConnection } from '../probes/network.ts';
import { ProductPage } from '../pages/product-page.ts';
import { Trouble } from '../probes/trouble.ts';

export { expect };

/** The actions and views of a shopper. Specs use it, by roles and names, and contain no selectors. */
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

  /** Opens an address of the shop as from a bookmark, and waits until the page is hydrated. */
  async opens(path: string): Promise<void> {
    await this.page.goto(path);
    await this.canAct();
  }

  /** Navigates within the shop to a page that no visible link leads to. */
  async follows(path: string): Promise<void> {
    await this.page.evaluate((href) => {
      const link = document.createElement('a');
      link.href = href;
      document.body.append(link);
      link.click();
      link.remove();
    }, path);
  }

  /** Waits until the shell has started and each tile of the page is hydrated. */
  async canAct(): Promise<void> {
    await this.canPress();
    const isOwned = await this.page.locator('[id^="page:"]').count();
    if (isOwned > 0) await expect(this.page.locator('html[data-alive]')).toBeAttached();
  }

  /** Waits until the shell has started. A press counts from now on, even on a tile that is not hydrated yet. */
  async canPress(): Promise<void> {
    await expect(this.page.locator('html[data-interactive]')).toBeAttached();
  }

  /** The page's `h1`. */
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

  /** Waits until the address bar shows this path, with any query. */
  async isAt(pathname: string): Promise<void> {
    await this.page.waitForURL((url) => decodeURIComponent(url.pathname) === pathname);
  }
}

interface People {
  /** Whether the browser asks for reduced data; if so, the shop prefetches nothing. */
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
  // The API limits attempts by network address, so each test gets its own.
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

/** A random network of the documentation prefix (RFC 3849), large enough that two tests never share one. */
function someAddress(): string {
  const group = () => randomInt(0x1_00_00).toString(16);
  return `2001:db8:${group()}:${group()}::1`;
}
