import { AccountArea } from '../../page-objects/pages/account-area.ts';
import { Keyboard } from '../../page-objects/visitors/keyboard.ts';
import { offersNoNetwork } from '../../page-objects/probes/network.ts';
import { obstaclesOn } from '../../page-objects/visitors/reader.ts';
import { aCustomer, isSignedIn } from '../../page-objects/visitors/registration.ts';
import { expect, test } from '../../page-objects/visitors/shopper.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' }, colorScheme: 'light' });

test(
  'a customer keeps their own facts: with mistakes, without a network, and then for good',
  { tag: '@both' },
  async ({ page, shopper, trouble }) => {
    trouble.announce(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
    const account = new AccountArea(page);
    const customer = await aCustomer(page.request);
    await isSignedIn(page, customer);
    await shopper.opens('/info');
    await expect(shopper.heading).toHaveText('اطلاعات حساب');
    await expect(account.field('شمارهٔ موبایل')).not.toBeEditable();

    await account.field('کد ملی').fill('۱۲۷۰۵۵');
    await account.field('ایمیل').fill('negar@mail');
    await account.button('ذخیره').click();
    await expect(shopper.alert.getByRole('listitem')).toHaveCount(2);
    expect.soft(await obstaclesOn(page), 'profile with mistakes').toEqual([]);

    await account.field('کد ملی').fill('۰۴۹۹۳۷۰۸۹۹');
    await account.field('شمارهٔ کارت').fill('6037-9912-3456-7893');
    await expect(account.field('شمارهٔ کارت')).toHaveAccessibleDescription('بانک ملی');
    await account.field('ایمیل').fill('negar@kashi.example');
    await shopper.content.getByLabel('زن').check();
    await shopper.content.getByLabel('خبرنامهٔ ایمیلی').check();
    const restore = await offersNoNetwork(page, 'CustomersProfile/Update');
    await account.button('ذخیره').click();
    await expect(shopper.alert).toContainText('ارتباط با فروشگاه برقرار نشد');
    await expect(account.field('ایمیل')).toHaveValue('negar@kashi.example');
    await restore();
    await account.button('ذخیره').click();
    await expect(page.getByText('اطلاعات شما ذخیره شد.')).toBeVisible();

    await page.reload();
    await expect(account.field('کد ملی')).toHaveValue('۰۴۹۹۳۷۰۸۹۹');
    await expect(account.field('شمارهٔ کارت')).toHaveValue('۶۰۳۷ ۹۹۱۲ ۳۴۵۶ ۷۸۹۳');
    await expect(shopper.content.getByLabel('زن')).toBeChecked();
    await expect(shopper.content.getByLabel('خبرنامهٔ ایمیلی')).toBeChecked();
    await shopper.content.getByRole('link', { name: 'انصراف' }).click();
    await shopper.isAt('/');
  },
);

test('the header learns a new name at once', async ({ page, shopper }) => {
  const account = new AccountArea(page);
  await isSignedIn(page, await aCustomer(page.request));
  await shopper.opens('/info');

  await account.field('نام').first().fill('نگین');
  await account.button('ذخیره').click();

  await expect(shopper.header.banner).toContainText('نگین رضایی');
});

test(
  'the password is changed by the keyboard alone',
  { tag: '@both' },
  async ({ page, shopper, trouble }) => {
    trouble.announce(/status of 400/);
    const keyboard = new Keyboard(page);
    const account = new AccountArea(page);
    const customer = await aCustomer(page.request);
    await isSignedIn(page, customer);
    await shopper.opens('/changePassword');
    await expect(shopper.heading).toHaveText('تغییر رمز عبور');

    await keyboard.types(account.password('رمز عبور کنونی'), 'other1234');
    await keyboard.types(account.password('رمز عبور تازه'), 'new12345');
    await keyboard.types(account.password('تکرار رمز عبور تازه'), 'new12345');
    await page.keyboard.press('Enter');
    await expect(shopper.alert).toContainText('رمز عبور کنونی درست نیست.');
    expect.soft(await obstaclesOn(page), 'wrong old password').toEqual([]);
    await account.password('رمز عبور کنونی').fill(customer.password);
    await page.keyboard.press('Enter');

    await expect(page.getByText('رمز عبور تغییر کرد.')).toBeVisible();
    await expect(account.password('رمز عبور کنونی')).toHaveValue('');
  },
);

test('on a desktop the account begins with its first page', async ({ page, shopper }) => {
  await isSignedIn(page, await aCustomer(page.request));

  await shopper.opens('/profile');

  await shopper.isAt('/info');
  await expect(new AccountArea(page).menu.getByRole('link')).toHaveCount(10);
});

test(
  'on a phone the account begins with its menu',
  { tag: '@phone' },
  async ({ page, shopper }) => {
    const { menu } = new AccountArea(page);
    await isSignedIn(page, await aCustomer(page.request));
    await shopper.opens('/profile');
    expect.soft(await obstaclesOn(page), 'overview').toEqual([]);

    await menu.getByRole('link', { name: 'تراکنش‌ها' }).click();
    await shopper.isAt('/transactions');
    await expect(menu).toBeHidden();
    await shopper.content.getByRole('link', { name: 'حساب من' }).click();
    await shopper.isAt('/profile');
    await menu.getByRole('button', { name: 'خروج از حساب' }).click();

    await shopper.isAt('/');
    expect(await page.evaluate(() => localStorage.getItem('accessToken'))).toBeNull();
  },
);

for (const child of ['info', 'changePassword', 'credit', 'orders', 'addresses', 'transactions']) {
  test(`/profile/${child} leads to /${child}`, async ({ request }) => {
    const response = await request.get(`/profile/${child}`, { maxRedirects: 0 });

    expect(response.status()).toBe(301);
    expect(response.headers()['location']).toBe(`/${child}`);
  });
}
