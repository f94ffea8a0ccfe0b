import { openOwnDesk } from '../../shop/own-desk.ts';
import { Desk } from '../pages/desk.ts';
import { test as base } from './shopper.ts';

export { expect } from './shopper.ts';

type OwnDesk = Awaited<ReturnType<typeof openOwnDesk>>;

/**
 * Tests of the owner's desk: a shop with a desk of its own for each worker, and a browser at the desk. `namedDesk` is the same desk
 * by its name, for which alone browsers make passkeys.
 */
export const test = base.extend<{ desk: Desk; namedDesk: Desk }, { ownDesk: OwnDesk }>({
  ownDesk: [
    async ({}, use) => {
      const ownDesk = await openOwnDesk();
      await use(ownDesk);
      await ownDesk.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  desk: ({ page, ownDesk }, use) => use(new Desk(page, ownDesk)),
  namedDesk: ({ page, ownDesk }, use) =>
    use(new Desk(page, { ...ownDesk, url: ownDesk.url.replace('127.0.0.1', 'localhost') })),
});
