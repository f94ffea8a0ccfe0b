import { seeded } from '../../../page-objects/facts/seeded-products.ts';
import { CartPage, hasInCart } from '../../../page-objects/pages/cart-page.ts';
import { expect, test } from '../../../page-objects/visitors/member.ts';

test('a coupon is refused with its first day before that day, and taken from then on', async ({
  page,
  comesTo,
  desk,
  ownDesk,
  trouble,
}) => {
  test.slow();
  trouble.announce(/400/);
  const shop = await ownDesk.opensShop();
  const shopper = await comesTo(shop);
  await hasInCart(shopper, seeded.pistachio);
  await desk.joinsAs('coupons', 'owner');
  await desk.opens('/coupons');

  await page.getByRole('button', { name: 'کد تازه' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('کد', { exact: true }).fill('BAHAR');
  await dialog.getByLabel('مقدار (درصد یا تومان)').fill('۱۰');
  await dialog.getByLabel('نخستین روز').fill('۱۴۵۰/۰۱/۰۲');
  await dialog.getByLabel('آخرین روز').fill('۱۴۵۰/۰۱/۰۱');
  await dialog.getByRole('button', { name: 'ذخیره' }).press('Enter');
  await expect(dialog.getByLabel('آخرین روز')).toHaveAccessibleDescription(
    'آخرین روز کد نمی‌تواند پیش از نخستین روز آن باشد.',
  );
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect.soft(await desk.obstacles(), `dialog at ${width}`).toEqual([]);
  }
  await dialog.getByLabel('آخرین روز').fill('');
  await dialog.getByRole('button', { name: 'ذخیره' }).press('Enter');
  const row = page.getByRole('row').filter({ hasText: 'BAHAR' });
  await expect(row).toContainText('۲ فروردین ۱۴۵۰');

  const cart = new CartPage(shopper);
  await shopper.goto('/cart');
  await cart.appliesCoupon('bahar');
  await expect(cart.couponField).toHaveAccessibleDescription(
    'این کد تخفیف از ۲ فروردین ۱۴۵۰ آغاز می‌شود.',
  );

  await row.getByRole('button', { name: 'تغییر کد BAHAR' }).click();
  await dialog.getByLabel('نخستین روز').fill('۱۴۰۰/۰۱/۰۱');
  await dialog.getByRole('button', { name: 'ذخیره' }).press('Enter');
  await expect(row).toContainText('۱ فروردین ۱۴۰۰');
  await cart.appliesCoupon('bahar');
  await expect(shopper.getByRole('main')).toContainText('تخفیف با کد');
});
