import type { Page } from '@playwright/test';
import { holdAll, offersNoNetwork, requestsFor } from '../../page-objects/probes/network.ts';
import { seeded } from '../../page-objects/facts/seeded-products.ts';
import { expect, test } from '../../page-objects/visitors/survivor.ts';
import {
  breakAll,
  broken,
  filesOf,
  mend,
  versionIn,
} from '../../page-objects/probes/tile-trouble.ts';
import { tiles, type Tile } from '../../page-objects/facts/tiles.ts';
import type { Shopper } from '../../page-objects/visitors/shopper.ts';

/** Faults of one remote on the way to a page of it, from a page of another one. */

/** After this the shell no longer waits for code, in milliseconds. */
const codeWithinMs = 15_000;

for (const tile of tiles) {
  test.describe(`${tile.remote} on the way to it`, () => {
    test.beforeEach(async ({ page }) => tile.needs?.(page));

    if (tile.audience === 'everyone') {
      test('it is down: the server’s page comes, and can be read', async ({
        page,
        shopper,
        survivor,
      }) => {
        await shopper.opens(tile.elsewhere.path);
        await offersNoNetwork(page, filesOf(tile));

        const document = page.waitForEvent('domcontentloaded');
        await shopper.follows(tile.path);
        await document;
        await shopper.canAct();

        await expect(shopper.content.getByRole('alert')).toHaveCount(0);
        await survivor.seesAll(tile);
      });

      test('it is down, and a step back leads to it: the server’s page comes, and can be read', async ({
        page,
        shopper,
        survivor,
      }) => {
        await shopper.opens(tile.path);
        await shopper.follows(tile.elsewhere.path);
        await expect(page).toHaveURL(
          (url) => decodeURIComponent(url.pathname) === tile.elsewhere.path,
        );
        // The tab forgets the code, and keeps its history.
        await page.reload();
        await shopper.canAct();
        await offersNoNetwork(page, filesOf(tile));

        const document = page.waitForEvent('domcontentloaded');
        await page.goBack();
        await document;
        await shopper.canAct();

        await survivor.seesAll(tile);
      });

      test('it hangs: the server’s page comes in the end, and can be read', async ({
        page,
        shopper,
        survivor,
      }) => {
        const code = await waitsInVain(page, shopper, tile);

        await expect(tile.shown(shopper)).toBeVisible();
        code.release();
        await survivor.seesAll(tile);
      });
    } else {
      test('it is down: the shopper is told, and a retry mends it', async ({
        page,
        shopper,
        survivor,
      }) => {
        await shopper.opens(tile.elsewhere.path);
        const mend = await offersNoNetwork(page, filesOf(tile));

        await shopper.follows(tile.path);

        await survivor.recovers(tile, mend);
      });

      test('it hangs: the shopper is told in the end, and a retry mends it', async ({
        page,
        shopper,
        survivor,
      }) => {
        const code = await waitsInVain(page, shopper, tile);

        await survivor.recovers(tile, code.release);
      });
    }

    test('the network is away: the shopper is told, and a retry mends it', async ({
      page,
      context,
      shopper,
      survivor,
      trouble,
    }) => {
      // The toast's code comes later than the first view, and here the network is away by then.
      trouble.announce(/code of the toast/);
      await shopper.opens(tile.elsewhere.path);
      const mend = await offersNoNetwork(page, filesOf(tile));
      await context.setOffline(true);

      await shopper.follows(tile.path);

      await survivor.recovers(tile, async () => {
        await context.setOffline(false);
        await mend();
      });
    });

    test('it is late: the page before stays in use, the wait is shown, and it comes', async ({
      page,
      shopper,
      survivor,
    }) => {
      await shopper.opens(tile.elsewhere.path);
      const code = await holdAll(page, filesOf(tile));

      await shopper.follows(tile.path);
      await code.arrived;

      await expect(page.locator('html[data-navigating]')).toBeAttached();
      await survivor.canUseFrame();
      expect(decodeURIComponent(shopper.address())).toBe(tile.elsewhere.path);
      code.release();
      await survivor.seesAll(tile);
    });

    test('throws on the server: the browser does not need the server for it', async ({
      host,
      shopper,
      survivor,
    }) => {
      await host.serves(broken(host, tile, 'throws on the server'));
      await shopper.opens(tile.elsewhere.path);

      await shopper.follows(tile.path);

      await survivor.seesAll(tile);
    });

    test('throws on mount: the shopper is told, and a retry mends it', async ({
      page,
      host,
      shopper,
      survivor,
    }) => {
      await host.serves(broken(host, tile, 'throws on mount'));
      await shopper.opens(tile.elsewhere.path);

      await shopper.follows(tile.path);

      await survivor.recovers(tile, () => mend(page));
    });

    test('throws later: the shopper is told, and a retry mends it', async ({
      page,
      host,
      shopper,
      survivor,
    }) => {
      await host.serves(broken(host, tile, 'throws later'));
      await shopper.opens(tile.elsewhere.path);

      await shopper.follows(tile.path);
      await expect(tile.shown(shopper)).toBeVisible();
      await breakAll(page);

      await survivor.recovers(tile);
    });

    test('its code went with a deploy: the link leads to the release that is live now', async ({
      page,
      host,
      shopper,
      survivor,
    }) => {
      const old = host.broken(tile.remote, 'throws later');
      await host.serves({ [tile.remote]: { version: old } });
      await shopper.opens(tile.elsewhere.path);
      await host.serves();
      await page.route(`**${filesOf(tile)}${old}/**`, (route) => route.fulfill({ status: 404 }));

      await shopper.follows(tile.path);

      await expect(tile.shown(shopper)).toBeVisible();
      expect(await versionIn(page, tile)).not.toBe(old);
      await survivor.goesOn(tile);
    });

    test('its style is missing: it works all the same', async ({ page, shopper, survivor }) => {
      await page.route(`**${filesOf(tile)}**/*.css`, (route) => route.fulfill({ status: 404 }));
      await shopper.opens(tile.elsewhere.path);

      await shopper.follows(tile.path);

      await survivor.seesAll(tile);
    });
  });
}

/** Follows a link to a page whose files never come, until the shell no longer waits for them. */
async function waitsInVain(page: Page, shopper: Shopper, tile: Tile) {
  await page.clock.install();
  await shopper.opens(tile.elsewhere.path);
  const code = await holdAll(page, filesOf(tile));
  await shopper.follows(tile.path);
  await code.arrived;
  await expect(page.locator('html[data-navigating]')).toBeAttached();
  await page.clock.fastForward(codeWithinMs);
  return code;
}

test('a file that fails once is asked for again, and the shopper never knows', async ({
  page,
  shopper,
}) => {
  await shopper.opens('/content/rules');
  const asked = requestsFor(page, '/r/mf-product/');
  await page.route('**/r/mf-product/**', (route) => route.abort(), { times: 1 });

  await shopper.follows(seeded.watch.path);

  await expect(shopper.heading).toHaveText(seeded.watch.name);
  await expect(shopper.content.getByRole('alert')).toHaveCount(0);
  expect(asked.length).toBeGreaterThan(1);
});
