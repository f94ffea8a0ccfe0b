import type { BrowserContext, BrowserContextOptions, Page } from '@playwright/test';
import { openOwnDesk } from '../../shop/own-desk.ts';
import { Desk } from '../pages/desk.ts';
import { test as base } from './shopper.ts';

export { expect } from './shopper.ts';

type OwnDesk = Awaited<ReturnType<typeof openOwnDesk>>;

type ComesTo = (shop: string, options?: BrowserContextOptions) => Promise<Page>;

/**
 * Tests of the owner's desk: a shop with a desk of its own for each worker, and a browser at the desk. `namedDesk` is the same desk
 * by its name, for which alone browsers make passkeys. `comesTo` opens the browser of a shopper at that shop, and the test's end
 * closes it.
 */
export const test = base.extend<
  { desk: Desk; namedDesk: Desk; comesTo: ComesTo },
  { ownDesk: OwnDesk }
>({
  ownDesk: [
    async ({}, use) => {
      const ownDesk = await openOwnDesk();
      await use(ownDesk);
      await ownDesk.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  comesTo: async ({ browser }, use) => {
    const opened: BrowserContext[] = [];
    await use(async (shop, options = {}) => {
      const context = await browser.newContext({ ...options, baseURL: shop });
      opened.push(context);
      return context.newPage();
    });
    for (const context of opened) await context.close();
  },
  desk: ({ page, ownDesk }, use) => use(new Desk(page, ownDesk)),
  namedDesk: ({ page, ownDesk }, use) =>
    use(new Desk(page, { ...ownDesk, url: ownDesk.url.replace('127.0.0.1', 'localhost') })),
});
