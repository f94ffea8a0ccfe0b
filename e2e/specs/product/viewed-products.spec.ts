import { obstaclesOn } from '../../page-objects/visitors/reader.ts';
import { seeded } from '../../page-objects/facts/seeded-products.ts';
import { expect, test } from '../../page-objects/visitors/shopper.ts';

const { watch, band, chocolate } = seeded;
const title = 'بازدیدهای اخیر شما';

test('what a shopper has looked at stands below the next product until they forget it @both', async ({
  page,
  shopper,
}) => {
  const viewed = page.getByRole('region', { name: title });
  const names = viewed.getByRole('listitem').getByRole('link');
  for (const { id } of [watch, band, chocolate]) await shopper.opens(`/product/${id}`);
  await shopper.footer.scrollIntoViewIfNeeded();

  await expect(names).toHaveText([new RegExp(band.name), new RegExp(watch.name)]);
  expect(await obstaclesOn(page)).toEqual([]);

  await test.step('a product is opened from there, and stands in front of the others', async () => {
    await names.first().click();
    await expect(shopper.heading).toHaveText(band.name);
    await shopper.footer.scrollIntoViewIfNeeded();
    await expect(names).toHaveText([new RegExp(chocolate.name), new RegExp(watch.name)]);
  });

  await viewed.getByRole('button', { name: 'پاک کردن بازدیدهای اخیر' }).click();
  await expect(page.getByText('بازدیدهای اخیر شما پاک شد.')).toBeFocused();
  await expect(viewed).toHaveCount(0);
  await page.reload();
  await shopper.footer.scrollIntoViewIfNeeded();
  await expect(viewed).toHaveCount(0);
});
