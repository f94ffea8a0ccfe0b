import { expect } from '@playwright/test';
import { openSecondHost, type SecondHost } from '../../shop/second-host.ts';
import { test as base, type Shopper } from './shopper.ts';
import type { Tile } from '../facts/tiles.ts';

/** Console messages of browser and shell about a tile that does not load, or breaks. */
const brokenTile = [
  /ERR_(FAILED|INTERNET_DISCONNECTED)/,
  /status of (404|503)/,
  /Refused to apply style/,
  /^error: (page|fragment|live cart|single-spa)/,
  /The release set has no remote/,
  // A page that breaks during its hydration.
  /^error: hydration .*#424/,
];

/** A shopper in a shop with one broken tile. */
class Survivor {
  readonly #shopper: Shopper;

  constructor(shopper: Shopper) {
    this.#shopper = shopper;
  }

  /** Sees the fallback in the tile's place, which says what happened. */
  async isTold(): Promise<void> {
    await expect(this.#shopper.alert).toContainText('این بخش از فروشگاه باز نشد');
  }

  async triesAgain(): Promise<void> {
    await this.#shopper.alert.getByRole('button', { name: 'تلاش دوباره' }).click();
  }

  /** The page's main content is visible, and the rest of the shop works. */
  async seesAll(tile: Tile): Promise<void> {
    await expect(tile.shown(this.#shopper)).toBeVisible();
    await this.goesOn(tile);
  }

  /** Sees the fallback, retries when the cause is fixed, and loses nothing. */
  async recovers(tile: Tile, mend?: () => Promise<void> | void): Promise<void> {
    await this.isTold();
    await this.canUseFrame();
    await mend?.();
    await this.triesAgain();
    await this.seesAll(tile);
  }

  /** Header and footer work, and so does another page; it sells unless the cart is broken. */
  async goesOn({ elsewhere }: Tile): Promise<void> {
    await this.canUseFrame();
    await expect(this.#shopper.footer).toBeVisible();
    await expect(this.#shopper.header.cart).toBeVisible();
    await this.goesElsewhere(elsewhere);
  }

  /** After a remote was retired, no link leads to its pages, and the rest works. */
  async goesOnWithout({ remote, elsewhere }: Tile): Promise<void> {
    const { header, footer } = this.#shopper;
    await this.canUseFrame();
    await expect(footer).toBeVisible();
    await expect(header.cart).toHaveCount(remote === 'mf-cart-checkout' ? 0 : 1);
    await this.goesElsewhere(elsewhere);
  }

  async goesElsewhere(elsewhere: Tile['elsewhere']): Promise<void> {
    await this.#shopper.follows(elsewhere.path);
    await elsewhere.works(this.#shopper);
  }

  async canUseFrame(): Promise<void> {
    await expect(this.#shopper.header.searchBox).toBeEditable();
  }
}

interface Worker {
  hostOfWorker: SecondHost & { url: string };
}

interface Fixtures {
  /** A host whose releases this test may break; they are whole again when it ends. */
  host: SecondHost;
  survivor: Survivor;
}

export const test = base.extend<Fixtures, Worker>({
  hostOfWorker: [
    async ({}, use) => {
      const host = await openSecondHost();
      host.registers();
      const url = await host.starts();
      await use({ ...host, url });
      await host.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ hostOfWorker }, use) => {
    await use(hostOfWorker.url);
  },
  host: [
    async ({ page, hostOfWorker, trouble }, use) => {
      trouble.announce(...brokenTile);
      await use(hostOfWorker);
      // Later requests of this page would reach whole releases.
      await page.goto('about:blank');
      hostOfWorker.mendLine();
      await hostOfWorker.serves();
    },
    { auto: true },
  ],
  survivor: async ({ shopper }, use) => {
    await use(new Survivor(shopper));
  },
});

export { expect };
