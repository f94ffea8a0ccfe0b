import { readFileSync } from 'node:fs';
import { expect, test } from '../../page-objects/visitors/member.ts';

test('what a shopper searched for in vain stands in the owner’s figures, which can be had as a file', async ({
  page,
  desk,
  ownDesk,
}) => {
  test.slow();
  const shop = await ownDesk.opensShop();
  await page.goto(`${shop}/filter?SearchValue=${encodeURIComponent('زیردریایی ۲')}`);
  await expect(page.getByRole('main')).toContainText('زیردریایی');
  await desk.joinsAs('figures', 'owner');

  await expect(async () => {
    await desk.opens('/figures');
    const searches = page.getByRole('table', { name: 'جستجوهای بی‌نتیجه' });
    await expect(searches.getByRole('row', { name: 'زیردریایی ۲' })).toBeVisible({ timeout: 2000 });
  }).toPass();

  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'دریافت CSV', exact: true }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^figures-.*\.csv$/);
  const [columns, ...days] = readFileSync(await file.path(), 'utf8')
    .trim()
    .split('\r\n');
  expect(columns).toContain('سبد رهاشده');
  expect(days).toHaveLength(30);

  const ofSearches = page.waitForEvent('download');
  await page.getByRole('link', { name: 'دریافت CSV: جستجوهای بی‌نتیجه' }).click();
  expect((await ofSearches).suggestedFilename()).toMatch(/^searches-in-vain-.*\.csv$/);

  const books = page.getByRole('table', { name: 'دفترها' });
  await expect(books.getByRole('row', { name: 'ماندهٔ کیف پول‌ها در پایان بازه' })).toBeVisible();
  const ofPayments = page.waitForEvent('download');
  await page.getByRole('link', { name: 'دریافت CSV: پرداخت‌ها' }).click();
  expect((await ofPayments).suggestedFilename()).toMatch(/^payments-.*\.csv$/);
});
