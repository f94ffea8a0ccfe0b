import type { Page } from '@playwright/test';
import { holdAll, hasConnection, requestsFor } from '../../page-objects/probes/network.ts';
import { seeded } from '../../page-objects/facts/seeded-products.ts';
import { expect, test } from '../../page-objects/visitors/shopper.ts';

const watchList = `/filter?SearchValue=${encodeURIComponent('ساعت هوشمند')}`;
const product = 'ProductInformation/Read?ProductId=';
const watch = product + seeded.watch.id;
const productCode = '/r/mf-product/';

/** Code and data that come before the press, and those that must not. */
test.use({ savesData: false });

test(
  'what a link in view leads to is here before the press, which asks for nothing more',
  { tag: '@both' },
  async ({ page, shopper }) => {
    const asked = requestsFor(page, watch);
    const code = requestsFor(page, productCode);
    const answered = page.waitForResponse((answer) => answer.url().includes(watch));
    await shopper.opens(watchList);
    await shopper.listing.card(seeded.watch.name).scrollIntoViewIfNeeded();
    await (await answered).finished();
    const files = code.length;

    await shopper.listing.card(seeded.watch.name).click();

    await expect(shopper.heading).toHaveText(seeded.watch.name);
    expect(asked).toHaveLength(1);
    expect(files).toBeGreaterThan(0);
  },
);

test('data below the visible part of the page is not read', async ({ page, shopper }) => {
  await page.setViewportSize({ width: 390, height: 500 });
  const asked = requestsFor(page, product);
  await shopper.opens('/filter?GroupId=1');
  await shopper.listing.cards.first().getByRole('link').scrollIntoViewIfNeeded();
  await expect.poll(() => asked.length).toBeGreaterThan(0);

  await comesAhead(page);

  expect(asked.length).toBeLessThan(await shopper.listing.cards.count());
});

test('resting on a link fetches its page ahead', async ({ page, shopper }) => {
  await shopper.opens('/');
  await comesAhead(page);
  const answered = page.waitForResponse('**/Filters/Read*');

  await shopper.content.getByRole('link', { name: 'مشاهدهٔ همه' }).first().hover();

  expect((await answered).ok()).toBe(true);
});

for (const connection of [
  { saveData: true },
  { effectiveType: '2g' },
  { effectiveType: 'slow-2g' },
]) {
  test(`nothing comes before the press with ${JSON.stringify(connection)}`, async ({
    page,
    shopper,
  }) => {
    await hasConnection(page, connection);
    const code = requestsFor(page, productCode);
    const asked = requestsFor(page, product);
    await shopper.opens(watchList);
    await comesAhead(page);

    await shopper.listing.card(seeded.watch.name).hover();
    await comesAhead(page);

    expect([...code, ...asked]).toEqual([]);
  });
}

test('with the allowance of the visit spent, nothing more comes before the press', async ({
  page,
  shopper,
}) => {
  await page.addInitScript(() => sessionStorage.setItem('kashi-ahead', '600000'));
  const code = requestsFor(page, productCode);
  await shopper.opens(watchList);
  await comesAhead(page);

  await shopper.listing.card(seeded.watch.name).hover();
  await comesAhead(page);

  expect(code).toEqual([]);
});

test.describe('at a press', () => {
  test.use({ savesData: true });

  test("the page's code and its data come beside the remote's entry", async ({ page, shopper }) => {
    await shopper.opens(watchList);
    const files = requestsFor(page, productCode);
    const asked = requestsFor(page, watch);
    const code = await holdAll(page, productCode);

    await shopper.listing.card(seeded.watch.name).click();
    await code.arrived;

    await expect.poll(() => asked.length).toBe(1);
    await expect.poll(() => files.some((file) => isPageCode(file.url()))).toBe(true);
    code.release();
    await expect(shopper.heading).toHaveText(seeded.watch.name);
    expect(asked).toHaveLength(1);
    const addresses = files.map((file) => file.url());
    expect(new Set(addresses).size).toBe(addresses.length);
  });
});

function isPageCode(address: string): boolean {
  return address.endsWith('.js') && !address.includes('remoteEntry');
}

/** Waits until what comes before the press would be on its way: its code is here, and the browser has been idle since. */
async function comesAhead(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => /fetch-ahead/.test(name)),
  );
  for (let round = 0; round < 3; round += 1) {
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  }
}
