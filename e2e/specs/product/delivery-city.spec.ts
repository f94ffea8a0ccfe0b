import type { Page } from '@playwright/test';
import { seeded } from '../../page-objects/facts/seeded-products.ts';
import { obstaclesOn } from '../../page-objects/visitors/reader.ts';
import { expect, test } from '../../page-objects/visitors/shopper.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const promiseCall = '**/Carriers/Promise?*';

test('a shopper chooses their city on a product, and every product then says by when it arrives @both', async ({
  page,
  shopper,
}) => {
  await shopper.opens(seeded.watch.path);
  const box = shopper.content.getByRole('complementary', { name: 'خرید' });
  await box.getByRole('button', { name: 'زمان و هزینهٔ ارسال به شهر شما' }).click();
  const dialog = page.getByRole('dialog', { name: 'شهر شما' });
  await dialog.getByRole('button', { name: 'ثبت شهر' }).click();
  await expect(dialog.getByText('شهر را انتخاب کنید').last()).toBeVisible();
  expect(await obstaclesOn(page)).toEqual([]);
  await choosesCity(page, 'فارس', 'شیراز');

  await expect(box.getByRole('status').last()).toHaveText(
    /^تا \S+ [۰-۹]+ \S+ در شیراز، هزینهٔ ارسال [۰-۹٬]+ تومان$/,
  );
  await expect(box.getByRole('button', { name: 'تغییر شهر' })).toBeFocused();
  expect(await obstaclesOn(page)).toEqual([]);

  await shopper.opens(`/product/${seeded.band.id}`);
  await expect(box.getByRole('status').last()).toContainText('در شیراز');
});

test('the city of the header is that of the product, and a lost answer can be asked for again', async ({
  page,
  shopper,
  trouble,
}) => {
  trouble.announce(/ERR_FAILED/);
  await page.route(promiseCall, (route) => route.abort());
  await shopper.opens(seeded.watch.path);
  await page
    .getByRole('navigation')
    .getByRole('button', { name: 'شهر خود را انتخاب کنید' })
    .click();
  await choosesCity(page, 'اصفهان', 'کاشان');
  await expect(page.getByRole('button', { name: 'ارسال به کاشان' })).toBeFocused();
  const box = shopper.content.getByRole('complementary', { name: 'خرید' });
  await expect(box).toContainText('زمان ارسال به کاشان خوانده نشد.');
  await page.unroute(promiseCall);

  await box.getByRole('button', { name: 'تلاش دوباره' }).click();

  await expect(box.getByRole('status').last()).toContainText('در کاشان');
});

test(
  'on a phone the city is chosen in the drawer, which stays open',
  { tag: '@phone' },
  async ({ page, shopper }) => {
    await shopper.opens('/');
    await page.getByRole('link', { name: 'گروه‌های کالا' }).first().click();
    const drawer = page.getByRole('dialog', { name: 'گروه‌های کالا' });
    await drawer.getByRole('button', { name: 'شهر خود را انتخاب کنید' }).click();
    await expect(page.getByRole('dialog', { name: 'شهر شما' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog', { name: 'شهر شما' })).toHaveCount(0);
    await drawer.getByRole('button', { name: 'شهر خود را انتخاب کنید' }).click();
    await choosesCity(page, 'فارس', 'شیراز');

    await expect(drawer.getByRole('button', { name: 'ارسال به شیراز' })).toBeFocused();
    expect(await obstaclesOn(page)).toEqual([]);
  },
);

async function choosesCity(page: Page, province: string, city: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'شهر شما' });
  await dialog.getByLabel('استان').selectOption({ label: province });
  await dialog.getByLabel('شهر', { exact: true }).selectOption({ label: city });
  await dialog.getByRole('button', { name: 'ثبت شهر' }).click();
  await expect(dialog).toHaveCount(0);
}
