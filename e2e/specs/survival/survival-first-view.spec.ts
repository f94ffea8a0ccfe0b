import { offersNoNetwork } from '../../page-objects/probes/network.ts';
import { expect, test } from '../../page-objects/visitors/survivor.ts';
import {
  breakAll,
  broken,
  filesOf,
  losesItsCode,
  mend,
} from '../../page-objects/probes/tile-trouble.ts';
import { seeded } from '../../page-objects/facts/seeded-products.ts';
import { tiles } from '../../page-objects/facts/tiles.ts';

/**
 * When one remote breaks on the first view of its page: the rest of the page stands, the shopper is told, a retry
 * works where it can, and the shop goes on selling. Releases that never go live are in `releases.spec.ts`.
 */

/** As in production: so long may a page take on the server. */
const deadlineMs = 800;

for (const tile of tiles) {
  test.describe(`${tile.remote} on its first view`, () => {
    test.beforeEach(async ({ page }) => tile.needs?.(page));

    for (const fault of ['late on the server', 'hangs on the server'] as const) {
      test(`${fault}: the rest of the page does not wait for it, and the browser mends it`, async ({
        page,
        host,
        survivor,
      }) => {
        const version = host.broken(tile.remote, fault);
        await host.serves({ [tile.remote]: { version, deadlineMs } });

        const response = await page.goto(tile.path);

        // The whole document came, although the tile's own HTML never would have.
        expect(response?.status()).toBe(200);
        expect(await response?.text()).toMatch(/<footer.*"state":"waiting".*<\/html>$/s);
        await survivor.seesAll(tile);
      });
    }

    test('throws on the server: nothing keeps the answer, and the browser mends it', async ({
      page,
      host,
      survivor,
    }) => {
      await host.serves(broken(host, tile, 'throws on the server'));

      const response = await page.goto(tile.path);

      expect(response?.status()).toBe(tile.audience === 'everyone' ? 503 : 200);
      expect(response?.headers()['cache-control']).toBe('no-store');
      await survivor.seesAll(tile);
    });

    test('its style never comes: the first view is painted all the same', async ({
      page,
      survivor,
    }) => {
      await page.route(`**${filesOf(tile)}**/*.css`, () => undefined);

      await page.goto(tile.path, { waitUntil: 'commit' });

      await expect.poll(() => page.evaluate(paints)).toContain('first-contentful-paint');
      if (tile.audience === 'everyone') await survivor.seesAll(tile);
    });

    // The public part stands there already, in the server's HTML. The browser renders the part that depends on the visitor.
    if (tile.audience === 'everyone') {
      test('its code is missing: what the server has rendered can be read', async ({
        page,
        host,
        shopper,
        survivor,
      }) => {
        await losesItsCode(host, tile);

        await page.goto(tile.path);
        await shopper.canAct();

        await survivor.seesAll(tile);
      });

      test('it is down in the browser: what the server has rendered can be read', async ({
        page,
        shopper,
        survivor,
      }) => {
        await offersNoNetwork(page, filesOf(tile));

        await page.goto(tile.path);
        await shopper.canAct();

        await survivor.seesAll(tile);
      });

      test('throws on mount: what the server has rendered can be read', async ({
        host,
        shopper,
        survivor,
      }) => {
        await host.serves(broken(host, tile, 'throws on mount'));

        await shopper.opens(tile.path);

        await survivor.seesAll(tile);
      });
    } else {
      test('its code is missing: the shopper is told', async ({ page, host, survivor }) => {
        await losesItsCode(host, tile);

        await page.goto(tile.path);

        await survivor.isTold();
        await survivor.goesOn(tile);
      });

      test('it is down in the browser: the shopper is told, and a retry mends it', async ({
        page,
        survivor,
      }) => {
        const mend = await offersNoNetwork(page, filesOf(tile));

        await page.goto(tile.path);

        await survivor.recovers(tile, mend);
      });

      test('throws on mount: the shopper is told, and a retry mends it', async ({
        page,
        host,
        shopper,
        survivor,
      }) => {
        await host.serves(broken(host, tile, 'throws on mount'));

        await shopper.opens(tile.path);

        await survivor.recovers(tile, () => mend(page));
      });
    }

    test('throws later: the shopper is told, and a retry mends it', async ({
      page,
      host,
      shopper,
      survivor,
    }) => {
      await host.serves(broken(host, tile, 'throws later'));

      await shopper.opens(tile.path);
      await expect(tile.shown(shopper)).toBeVisible();
      await breakAll(page);

      await survivor.recovers(tile);
    });
  });
}

test("the cart's code is down: what is added by the form stands in a cart that can be read and changed", async ({
  page,
  shopper,
}) => {
  const { name, path } = seeded.watch;
  await offersNoNetwork(page, '/r/mf-cart-checkout/');
  await shopper.opens(path);

  await shopper.product.addButton.click();
  await shopper.isAt('/cart');
  await shopper.canAct();
  await expect(shopper.cart.line(name)).toContainText('۱ عدد');
  await expect(shopper.alert).toHaveCount(0);
  await shopper.cart.raises(name);

  await expect(shopper.cart.line(name)).toContainText('۲ عدد');
  await shopper.canAct();
  await expect(shopper.cart.line(name)).toBeVisible();
});

/** What the browser has painted so far, in words of its own: style that holds the page holds these as well. */
function paints(): string[] {
  return performance.getEntriesByType('paint').map(({ name }) => name);
}
