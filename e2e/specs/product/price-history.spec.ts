import { obstaclesOn } from '../../page-objects/visitors/reader.ts';
import { seeded } from '../../page-objects/facts/seeded-products.ts';
import { expect, test } from '../../page-objects/visitors/shopper.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' }, colorScheme: 'light' });

const changes = '**/ProductPriceChanges/Read*';

test(
  'the price of each variant has its course, drawn and as a table',
  { tag: '@both' },
  async ({ page, shopper }) => {
    const { pricesButton, pricesDialog } = shopper.product;
    await shopper.opens(seeded.watch.path);

    await pricesButton.click();
    const chart = pricesDialog.getByRole('img', { name: /^نمودار تغییر قیمت از/ });
    await expect(chart.getByText(/^\u200f?[۰-۹]+ \S+$/).first()).toBeVisible();
    await expect(chart).not.toContainText(/[0-9]/);
    expect.soft(await obstaclesOn(page, 'dialog'), 'chart').toEqual([]);

    await pricesDialog.getByText('نمایش به صورت جدول').click();
    const rows = pricesDialog.getByRole('row');
    await expect(rows.nth(1)).toContainText(/[۰-۹]+ \S+ ۱۴۰[۰-۹]/);
    expect.soft(await obstaclesOn(page, 'dialog'), 'table').toEqual([]);
    const course = await chart.getAttribute('aria-label');
    await pricesDialog.getByRole('radio', { name: /نقره‌ای/ }).check();
    await expect(chart).not.toHaveAttribute('aria-label', course ?? '');
    await expect(shopper.product.variant('لاجوردی').first()).toBeChecked();

    await page.keyboard.press('Escape');
    await expect(pricesDialog).toBeHidden();
    await expect(pricesButton).toBeFocused();
  },
);

test('a course that cannot be read is said so, and asked for again', async ({
  page,
  shopper,
  trouble,
}) => {
  trouble.announce(/Failed to load resource/);
  const { pricesButton, pricesDialog } = shopper.product;
  await shopper.opens(seeded.watch.path);
  await page.route(changes, (route) => route.abort());
  await pricesButton.click();
  await expect(pricesDialog.getByRole('alert')).toContainText('ارتباط با فروشگاه برقرار نشد');

  await page.unroute(changes);
  await page.route(changes, (route) =>
    route.fulfill({ json: { Value: [], Message: null, Status: 200 } }),
  );
  await pricesDialog.getByRole('button', { name: 'تلاش دوباره' }).click();

  await expect(pricesDialog.getByRole('heading', { name: 'تغییری ثبت نشده است' })).toBeVisible();
});
