import { holdAll, requestsFor } from '../../page-objects/probes/network.ts';
import { grantTurns, holdTurns, releaseTurns } from '../../page-objects/probes/react-turns.ts';
import { seeded } from '../../page-objects/facts/seeded-products.ts';
import { expect, test } from '../../page-objects/visitors/shopper.ts';

const pages = ['/', '/filter?GroupId=1', seeded.watch.path];

for (const path of pages) {
  test(`what the server sends of ${path} stands in its place, and no script moves it there`, async ({
    request,
  }) => {
    const html = await (await request.get(path)).text();

    expect(html).toContain('<!--&-->');
    expect(html).not.toMatch(/<template (?!id="code")|<div hidden="" id="S:|\$RC/);
  });
}

test('a section of home comes to life after the page round it, and all of them do', async ({
  page,
  shopper,
}) => {
  await holdTurns(page);
  await page.goto('/');
  await shopper.canPress();
  const heading = shopper.heading;
  const section = shopper.content.getByRole('heading', { name: 'برندها' });
  await expect(section).toBeAttached();

  while (!(await heading.evaluate(isReacts))) await grantTurns(page);

  expect(await section.evaluate(isReacts)).toBe(false);
  await releaseTurns(page);
  await expect.poll(() => section.evaluate(isReacts)).toBe(true);
});

test('a tab that is pressed before its part has come to life opens', async ({ page, shopper }) => {
  const { product } = shopper;
  await holdTurns(page);
  await page.goto(seeded.watch.path);
  await shopper.canPress();
  const tab = product.tab('مشخصات');
  expect(await tab.evaluate(isReacts)).toBe(false);

  await tab.click();

  await expect(tab).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('tabpanel', { name: 'مشخصات' })).toBeVisible();
});

test('a tab that is pressed before any code has come opens when the code is there', async ({
  page,
  shopper,
}) => {
  const code = await holdAll(page, '.js');
  await page.goto(seeded.watch.path, { waitUntil: 'domcontentloaded' });
  const tab = shopper.product.tab('مشخصات');

  await tab.click();
  await code.arrived;
  await expect(tab).toHaveAttribute('aria-selected', 'false');
  code.release();

  await expect(tab).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('tabpanel', { name: 'مشخصات' })).toBeVisible();
});

test(
  'the filters that are asked for before the listing has come to life open, and nothing is left for them',
  { tag: '@phone' },
  async ({ page, shopper }) => {
    await holdTurns(page);
    await page.goto('/filter?GroupId=1');
    await shopper.canPress();

    await shopper.listing.sheetOpener.click();

    await expect(shopper.listing.sheet).toBeVisible();
    expect(new URL(page.url()).hash).toBe('');
  },
);

test('what is typed and sent before the search has come to life is searched for, without a new document', async ({
  page,
  shopper,
}) => {
  await holdTurns(page);
  await page.goto('/');
  await shopper.canPress();
  const documents = requestsFor(page, '/filter');

  await shopper.header.searchBox.fill('ماهور');
  await shopper.header.searchBox.press('Enter');
  await releaseTurns(page);

  await expect(page).toHaveURL(/SearchValue/);
  await expect(shopper.listing.card(seeded.watch.name)).toBeVisible();
  await expect(shopper.header.searchBox).toHaveValue('ماهور');
  expect(documents).toEqual([]);
});

/** In the browser: React marks every element that it has made or taken over. */
function isReacts(element: Element): boolean {
  return Object.keys(element).some((key) => key.startsWith('__reactFiber$'));
}
