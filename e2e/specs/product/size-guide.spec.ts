import { seeded } from '../../page-objects/facts/seeded-products.ts';
import { obstaclesOn } from '../../page-objects/visitors/reader.ts';
import { expect, test } from '../../page-objects/visitors/shopper.ts';

const link = { name: 'راهنمای اندازه' };

test('shoes lead to a table of their sizes, and back to the chosen size @both', async ({
  page,
  shopper,
}) => {
  await shopper.opens(`/product/${seeded.shoes.id}`);
  await shopper.content.getByRole('radio', { name: '۴۰' }).check();
  await shopper.content.getByRole('link', link).click();

  await expect(shopper.heading).toHaveText('راهنمای اندازهٔ کفش');
  const table = shopper.content.getByRole('table');
  await expect(table.getByRole('columnheader')).toHaveCount(3);
  await expect(table.getByRole('row', { name: '۴۰ ۲۵٫۴ ۶٫۵' })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  expect(await obstaclesOn(page)).toEqual([]);

  await page.goBack();
  await expect(shopper.content.getByRole('radio', { name: '۴۰' })).toBeChecked();
});

test('what has one size for everybody leads to no guide', async ({ shopper }) => {
  await shopper.opens(seeded.watch.path);

  await expect(shopper.content.getByRole('link', link)).toHaveCount(0);
});
