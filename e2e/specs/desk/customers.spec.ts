import { readFileSync } from 'node:fs';
import { persianDigits } from '../../page-objects/facts/persian.ts';
import { aCustomer, signsIn } from '../../page-objects/visitors/registration.ts';
import { expect, test } from '../../page-objects/visitors/member.ts';

test('a customer is blocked, let in again, handed over as a file and forgotten at the desk', async ({
  page,
  comesTo,
  desk,
  ownDesk,
  trouble,
}) => {
  test.slow();
  // A wrong number at the closing, and a blocked sign-in in the shop.
  trouble.announce(/400 .*customers\/close/);
  const shop = await ownDesk.opensShop();
  const shopper = await comesTo(shop);
  const customer = await aCustomer(shopper.request);
  const named = `نگار رضایی (${persianDigits(customer.mobile)})`;
  await shopper.goto('/login');
  await signsIn(shopper, customer);
  await expect(shopper).not.toHaveURL(/\/login/);

  await desk.joinsAs('customers-owner', 'owner');
  await desk.opens('/customers');
  await page.getByLabel('نام یا شمارهٔ موبایل').fill(persianDigits(customer.mobile));
  await page.getByRole('button', { name: 'جستجو', exact: true }).press('Enter');
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(2);
  await page.getByRole('link', { name: 'نگار رضایی' }).click();
  await expect(desk.heading).toHaveText('نگار رضایی');

  await test.step('blocks, with a reason, by the keyboard', async () => {
    await page.getByRole('button', { name: 'مسدود کردن' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: `مسدود کردن: ${named}` });
    await expect(dialog.getByLabel('دلیل')).toBeFocused();
    await page.keyboard.type('سفارش‌های ساختگی');
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await desk.obstacles(), `dialog at ${width}`).toEqual([]);
    }
    await dialog.getByRole('button', { name: 'مسدود کردن' }).press('Enter');
    await expect(page.getByRole('status').getByText('مشتری مسدود شد.')).toBeVisible();
    await expect(page.getByText('دلیل: سفارش‌های ساختگی')).toBeVisible();
    expect.soft(await desk.obstacles(), 'blocked').toEqual([]);
  });

  await test.step('the customer is out, and reads at the sign-in that the shop has stopped it', async () => {
    await shopper.goto('/orders');
    await expect(shopper).toHaveURL(/\/login/);
    await signsIn(shopper, customer);
    await expect(
      shopper.getByText('فروشگاه ورود به این حساب را متوقف کرده است.', { exact: false }),
    ).toBeVisible();
  });

  await test.step('lets in again, and the customer signs in', async () => {
    await page.getByRole('button', { name: 'رفع مسدودی' }).click();
    await page.getByLabel('دلیل').fill('اشتباه بود');
    await page.getByRole('dialog').getByRole('button', { name: 'رفع مسدودی' }).click();
    await expect(page.getByRole('button', { name: 'مسدود کردن' })).toBeVisible();
    await signsIn(shopper, customer);
    await expect(shopper).not.toHaveURL(/\/login/);
  });

  await test.step('has all data as a file', async () => {
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: 'دریافت همهٔ داده‌ها' }).click();
    const file = await (await saving).path();
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({
      profile: { mobile: customer.mobile },
    });
  });

  await test.step('closes the account, after a wrong number', async () => {
    await page.getByRole('button', { name: 'بستن حساب' }).click();
    const dialog = page.getByRole('dialog', { name: `بستن حساب: ${named}` });
    await dialog.getByLabel('شمارهٔ موبایل مشتری').fill('۰۹۱۲۰۰۰۰۰۰۰');
    await dialog.getByRole('button', { name: 'بستن حساب' }).click();
    await expect(dialog.getByLabel('شمارهٔ موبایل مشتری')).toHaveAccessibleDescription(/از آنِ/);
    await dialog.getByLabel('شمارهٔ موبایل مشتری').fill(customer.mobile);
    await dialog.getByRole('button', { name: 'بستن حساب' }).click();
    await expect(
      page.getByRole('status').getByText('حساب بسته شد.', { exact: false }),
    ).toBeVisible();
    expect.soft(await desk.obstacles(), 'closed').toEqual([]);
  });
});
