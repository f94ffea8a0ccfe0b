import { expect, test } from '../../page-objects/visitors/survivor.ts';

/** The shell's files without a name of their own: what it lends late, such as jotai, is in one of them. A retry has a query. */
const lentLate = /\/r\/shell\/[^/]+\/web\/\d+\.js/;
const numbered = new RegExp(`${lentLate.source}$`);

test('the file of a lent library that fails once is asked for again, and the shopper never knows', async ({
  page,
  shopper,
}) => {
  await shopper.opens('/content/rules');
  await expect(page.locator('html[data-interactive]')).toBeAttached();
  const failed = new Set<string>();
  await page.route(numbered, async (route) => {
    failed.add(route.request().url());
    await route.abort();
  });

  await shopper.follows('/cart');

  await expect(shopper.content.getByText('سبد خرید شما خالیست!')).toBeVisible();
  await expect(shopper.content.getByRole('alert')).toHaveCount(0);
  expect(failed.size).toBeGreaterThan(0);
});

test('the file of a lent library that never comes is named in the report, and the shopper is told', async ({
  page,
  shopper,
}) => {
  await page.route(lentLate, (route) => route.abort());
  const report = page.waitForRequest('**/troubles');

  await shopper.opens('/cart');

  await expect(shopper.content.getByRole('alert')).toBeVisible();
  await page.goto('about:blank');
  expect((await report).postData()).toMatch(
    /page mf-cart-checkout\/cart: .*\/r\/shell\/[^/]+\/web\/\d+\./,
  );
});
