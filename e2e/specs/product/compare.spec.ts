import { Comparison, comparisonPath } from '../../page-objects/pages/comparison.ts';
import { Keyboard } from '../../page-objects/visitors/keyboard.ts';
import { obstaclesOn } from '../../page-objects/visitors/reader.ts';
import { seeded } from '../../page-objects/facts/seeded-products.ts';
import { expect, test } from '../../page-objects/visitors/shopper.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' }, colorScheme: 'light' });

const { watch, band } = seeded;
/** The subgroup of both. */
const watches = 23;
const both = comparisonPath(watches, watch.id, band.id);

test('products are put side by side, and the address, a reload and Back know them', async ({
  page,
  shopper,
}) => {
  const comparison = new Comparison(page);
  await shopper.opens(watch.path);
  await shopper.product.compareLink.click();
  await shopper.isAt('/compareProduct');
  await expect(comparison.counter).toHaveText('۱ از ۴ کالا');

  await test.step('searches without a result, then with one', async () => {
    await comparison.addButton.click();
    await expect(comparison.searchBox).toBeFocused();
    await comparison.searchBox.fill('یخچال');
    await expect(comparison.addDialog.getByRole('status')).toHaveText('محصول مورد نظر یافت نشد.');
    await comparison.searchBox.fill('شیائومی');
    await expect(comparison.found(watch)).toHaveCount(0);
    await comparison.found(band).click();
  });

  await expect(comparison.addDialog).toBeHidden();
  await expect(comparison.counter).toHaveText('۲ از ۴ کالا');
  expect(shopper.address()).toBe(both);
  await page.reload();
  await expect(comparison.column(band)).toBeVisible();
  await page.goBack();
  await expect(comparison.counter).toHaveText('۱ از ۴ کالا');
  await page.goForward();
  await expect(comparison.counter).toHaveText('۲ از ۴ کالا');
  await comparison.removeLink(watch).click();
  await expect(comparison.counter).toHaveText('۱ از ۴ کالا');
  expect(shopper.address()).toBe(comparisonPath(watches, band.id));
  await comparison
    .column(band)
    .getByRole('link', { name: /^مشاهده و خرید/ })
    .click();
  await expect(shopper.heading).toHaveText(band.name);
});

test('a product twice, and a fifth one, are refused in so many words', async ({
  page,
  shopper,
}) => {
  const comparison = new Comparison(page);
  await shopper.opens(both);

  await comparison.adds(watch);
  await expect(comparison.addDialog.getByRole('alert')).toHaveText(
    'این محصول در لیست مقایسه موجود هست',
  );
  await page.keyboard.press('Escape');
  await expect(comparison.addButton).toBeFocused();
  expect(shopper.address()).toBe(both);

  await shopper.opens(comparisonPath(watches, watch.id, band.id, 2303, 2304));
  await comparison.addButton.click();
  await expect(comparison.addDialog.getByRole('alert')).toHaveText(
    'حداکثر ۴ محصول قابلیت مقایسه با یکدیگر را دارند',
  );
});

test('an address that is wrong is corrected in place, and says what was', async ({
  page,
  shopper,
}) => {
  const comparison = new Comparison(page);
  await page.goto('/content/rules');
  await shopper.opens(
    `${both}&productId=2303&productId=2304&productId=2302&productId=2401&productId=x`,
  );

  await expect(page).toHaveURL(comparisonPath(watches, watch.id, band.id, 2303, 2304));
  await expect(comparison.notices).toContainText([
    '۴ از ۴ کالا',
    'این محصول در لیست مقایسه موجود هست',
    'حداکثر ۴ محصول قابلیت مقایسه با یکدیگر را دارند',
    'کالایی که در فروشگاه نیست',
  ]);
  await page.goBack();
  await shopper.isAt('/content/rules');

  await page.goto(`/compareProduct?productId=${watch.id}`);
  await shopper.isAt('/');
});

test('the way back to a comparison stays in the header, and the next product joins it', async ({
  page,
  shopper,
}) => {
  const comparison = new Comparison(page);
  const wayBack = shopper.header.banner.getByRole('link', { name: 'مقایسهٔ کالاها' });
  await shopper.opens(watch.path);
  await expect(wayBack).toHaveCount(0);
  await shopper.product.compareLink.click();
  await shopper.isAt('/compareProduct');

  await page.goBack();
  await expect(wayBack).toHaveAttribute('href', comparisonPath(watches, watch.id));
  await page.goto(`/product/${band.id}`);
  // Only the browser knows the last comparison.
  await expect(shopper.product.compareLink).toHaveAttribute('href', both);
  await shopper.product.compareLink.click();
  await expect(comparison.counter).toHaveText('۲ از ۴ کالا');
  expect(shopper.address()).toBe(both);

  await comparison.removeLink(watch).click();
  await expect(comparison.column(watch)).toHaveCount(0);
  await comparison.removeLink(band).click();
  await expect(shopper.content).toContainText('کالایی برای مقایسه انتخاب نشده است');
  await shopper.footer.getByRole('link', { name: 'قوانین و مقررات' }).click();
  await expect(wayBack).toHaveCount(0);
});

test('everybody can compare', { tag: '@both' }, async ({ page, shopper }) => {
  const comparison = new Comparison(page);
  await shopper.opens(both);
  await expect(comparison.table).toContainText('---');
  expect.soft(await obstaclesOn(page), 'comparison').toEqual([]);

  const all = await comparison.table.getByRole('row').count();
  await comparison.onlyDifferences.check();
  await expect.poll(() => comparison.table.getByRole('row').count()).toBeLessThan(all);
  expect.soft(await obstaclesOn(page, 'table'), 'differences').toEqual([]);

  await comparison.addButton.click();
  await expect(comparison.found(band)).toBeVisible();
  expect.soft(await obstaclesOn(page, 'dialog'), 'dialog').toEqual([]);
  await comparison.searchBox.fill('یخچال');
  await expect(comparison.addDialog.getByRole('status')).toBeVisible();
  expect.soft(await obstaclesOn(page, 'dialog'), 'nothing found').toEqual([]);

  await shopper.opens(comparisonPath(watches));
  await expect(shopper.content).toContainText('کالایی برای مقایسه انتخاب نشده است');
  expect.soft(await obstaclesOn(page, 'main'), 'empty').toEqual([]);
});

test(
  'on a phone the columns scroll by keys, and the name of a property stays',
  { tag: '@phone' },
  async ({ page, shopper }) => {
    const comparison = new Comparison(page);
    await shopper.opens(comparisonPath(watches, watch.id, band.id, 2303, 2304));
    const region = page.getByRole('region', { name: 'جدول مقایسه' });
    const property = comparison.table.getByRole('rowheader').nth(1);
    await property.scrollIntoViewIfNeeded();
    const before = await property.boundingBox();

    await new Keyboard(page).reaches(region);
    for (let times = 0; times < 12; times += 1) await page.keyboard.press('ArrowLeft');

    await expect
      .poll(() => region.evaluate((element) => Math.abs(element.scrollLeft)))
      .toBeGreaterThan(150);
    expect((await property.boundingBox())?.x).toBeCloseTo(before!.x, 0);
    await shopper.header.bottomNav.getByRole('link', { name: 'خانه' }).click();
    await shopper.isAt('/');
    await shopper.header.banner.getByRole('link', { name: 'مقایسهٔ کالاها' }).click();
    await expect(comparison.counter).toHaveText('۴ از ۴ کالا');
  },
);

test('products that cannot be searched are not taken for none', async ({
  page,
  shopper,
  trouble,
}) => {
  trouble.announce(/Failed to load resource/);
  const comparison = new Comparison(page);
  await shopper.opens(both);
  await page.route('**/CompareProducts/Search*', (route) => route.abort(), { times: 1 });

  await comparison.addButton.click();
  await comparison.addDialog.getByRole('button', { name: 'تلاش دوباره' }).click();

  await expect(comparison.found(band)).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('products are compared, and one is taken away', async ({ page, shopper }) => {
    const comparison = new Comparison(page);
    await page.goto(watch.path);
    await shopper.product.compareLink.click();
    await expect(comparison.counter).toHaveText('۱ از ۴ کالا');

    await page.goto(both);
    await expect(comparison.table).toContainText('---');
    await comparison.removeLink(watch).click();

    await expect(comparison.column(watch)).toHaveCount(0);
    await expect(comparison.column(band)).toBeVisible();
  });
});
