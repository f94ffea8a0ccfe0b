import { hasInCart } from '../../page-objects/pages/cart-page.ts';
import { seeded } from '../../page-objects/facts/seeded-products.ts';
import { offersNoNetwork } from '../../page-objects/probes/network.ts';
import { Keyboard } from '../../page-objects/visitors/keyboard.ts';
import { obstaclesOn } from '../../page-objects/visitors/reader.ts';
import {
  aCustomer,
  asksForCode,
  codeSentTo,
  newcomer,
} from '../../page-objects/visitors/registration.ts';
import { expect, test } from '../../page-objects/visitors/shopper.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' }, colorScheme: 'light' });

test(
  'a newcomer signs in by number and five digits, with the cart of before, and gives a name later',
  { tag: '@both' },
  async ({ page, shopper, trouble }) => {
    trouble.announce(/status of 400/);
    const { mobile } = newcomer();
    await hasInCart(page, seeded.band);
    await shopper.opens('/login?returnUrl=%2Fcart');
    expect.soft(await obstaclesOn(page), 'the number').toEqual([]);
    await asksForCode(page, mobile);
    const code = await codeSentTo(page.request, mobile);

    await page.getByLabel('کد تأیید').fill(code === '12345' ? '54321' : '12345');
    await expect(page.getByLabel('کد تأیید')).toHaveAccessibleDescription('کد تأیید درست نیست.');
    expect.soft(await obstaclesOn(page), 'a wrong code').toEqual([]);
    await page.reload();
    await expect(shopper.heading).toHaveText('کد تأیید');
    await page.getByLabel('کد تأیید').fill(`کاشی ۲۴\nکد ورود: ${code}\n@shop.example #${code}`);

    await shopper.isAt('/cart');
    await expect(shopper.cart.line(seeded.band.name)).toBeVisible();
    await shopper.opens('/info');
    await page.getByRole('textbox', { name: 'نام', exact: true }).fill('نگار');
    await page.getByRole('textbox', { name: 'نام خانوادگی' }).fill('رضایی');
    await page.getByRole('button', { name: 'ذخیره' }).click();
    await expect(page.getByText('اطلاعات شما ذخیره شد.')).toBeVisible();
  },
);

test(
  'who has signed in by a code alone is led to a first password, by a code again',
  { tag: '@both' },
  async ({ page, shopper }) => {
    const { mobile, password } = newcomer();
    await shopper.opens('/login?returnUrl=%2FchangePassword');
    await asksForCode(page, mobile);
    await page.getByLabel('کد تأیید').fill(await codeSentTo(page.request, mobile));
    await shopper.isAt('/changePassword');
    expect.soft(await obstaclesOn(page), 'no password yet').toEqual([]);

    await page.getByRole('link', { name: 'تعیین رمز عبور' }).click();
    await expect(shopper.heading).toHaveText('تعیین رمز عبور');
    await page.getByLabel('شمارهٔ موبایل').fill(mobile);
    await page.getByRole('button', { name: 'ارسال کد تأیید' }).click();
    await expect(shopper.heading).toHaveText('کد تأیید');
    await page.getByLabel('کد تأیید').fill(await codeSentTo(page.request, mobile));
    await page.getByLabel('رمز عبور', { exact: true }).fill(password);
    await page.getByLabel('تکرار رمز عبور').fill(password);
    await page.getByRole('button', { name: 'ثبت رمز عبور' }).click();

    await expect(page.getByRole('link', { name: 'رفتن به فروشگاه' })).toBeVisible();
    await shopper.opens('/changePassword');
    await expect(page.getByLabel('رمز عبور کنونی')).toBeVisible();
  },
);

test('a known number signs in by the keyboard, and a step back returns from the password to the code', async ({
  page,
  shopper,
}) => {
  const customer = await aCustomer(page.request);
  const keyboard = new Keyboard(page);
  await shopper.opens('/login?returnUrl=%2Faddresses');

  await keyboard.presses(page.getByRole('link', { name: 'ورود با رمز عبور' }));
  await expect(page.getByLabel('رمز عبور', { exact: true })).toBeVisible();
  await expect(page).toHaveURL('/login?by=password&returnUrl=%2Faddresses');
  await page.goBack();
  await keyboard.types(page.getByLabel('شمارهٔ موبایل'), customer.mobile);
  await page.keyboard.press('Enter');
  await expect(shopper.heading).toHaveText('کد تأیید');
  await keyboard.types(
    page.getByLabel('کد تأیید'),
    await codeSentTo(page.request, customer.mobile),
  );

  await shopper.isAt('/addresses');
  await expect(shopper.header.banner).toContainText('نگار رضایی');
});

test('a failing network loses neither the number nor the digits', async ({
  page,
  shopper,
  trouble,
}) => {
  trouble.announce(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
  const { mobile } = newcomer();
  const restore = await offersNoNetwork(page, 'LoginByCode');
  await shopper.opens('/login');
  await page.getByLabel('شمارهٔ موبایل').fill(mobile);
  await page.getByRole('button', { name: 'دریافت کد' }).click();
  await expect(shopper.alert).toContainText('ارتباط با فروشگاه برقرار نشد');
  await expect(page.getByLabel('شمارهٔ موبایل')).toHaveValue(mobile);
  await restore();
  await asksForCode(page, mobile);
  const code = await codeSentTo(page.request, mobile);

  const mend = await offersNoNetwork(page, 'LoginByCode');
  await page.getByLabel('کد تأیید').fill(code);
  await expect(shopper.alert).toBeVisible();
  await expect(page.getByLabel('کد تأیید')).toHaveValue(code);
  await mend();
  await page.getByRole('button', { name: 'تأیید', exact: true }).click();

  await shopper.isAt('/');
});
