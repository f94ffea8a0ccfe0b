import {
  aCustomer,
  codeSentTo,
  newcomer,
  signsIn,
} from '../../page-objects/visitors/registration.ts';
import { obstaclesOn } from '../../page-objects/visitors/reader.ts';
import { expect, test } from '../../page-objects/visitors/shopper.ts';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a wrong password is explained, and the number stays; the right one leads back, and a form signs out @both', async ({
    page,
    shopper,
    context,
  }) => {
    const customer = await aCustomer(page.request);
    await page.goto('/login?returnUrl=%2Forders');

    await signsIn(page, { ...customer, password: 'wrong12' });
    await expect(shopper.alert).toBeVisible();
    await expect(page.getByLabel('شمارهٔ موبایل')).toHaveValue(customer.mobile);
    await signsIn(page, customer);

    await shopper.isAt('/orders');
    await expect(shopper.heading).toHaveText('سفارش‌ها');
    const token = (await context.cookies()).find(({ name }) => name === 'kashi-session')?.value;
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(await page.content()).not.toContain(token);

    await page.goto('/profile');
    await page.getByRole('button', { name: 'خروج از حساب' }).click();
    await shopper.isAt('/');
    expect(await context.cookies()).toEqual([]);
  });

  test('a newcomer registers with the code from the phone, and has an address @both', async ({
    page,
    shopper,
  }) => {
    const person = newcomer();
    await page.goto('/register?returnUrl=%2Faddresses');

    await page.getByRole('button', { name: 'ثبت‌نام', exact: true }).click();
    await expect(shopper.alert).toContainText('نام خانوادگی را وارد کنید.');
    await page.getByLabel('نام', { exact: true }).fill(person.firstName);
    await page.getByLabel('نام خانوادگی').fill(person.lastName);
    await page.getByLabel('شمارهٔ موبایل').fill(person.mobile);
    await page.getByLabel('رمز عبور', { exact: true }).fill(person.password);
    await page.getByLabel('تکرار رمز عبور').fill(person.password);
    await page.getByRole('button', { name: 'ثبت‌نام', exact: true }).click();

    await expect(shopper.heading).toHaveText('کد تأیید');
    await page.getByLabel('کد تأیید').fill(await codeSentTo(page.request, person.mobile));
    await page.getByRole('button', { name: 'تأیید', exact: true }).click();
    await expect(shopper.heading).toHaveText('حساب شما ساخته شد');
    await page.getByRole('link', { name: 'ادامهٔ خرید' }).click();

    await page.getByLabel('عنوان آدرس').fill('خانه');
    await page.getByLabel('استان').selectOption('اصفهان');
    await page.getByRole('button', { name: 'نمایش شهرهای این استان' }).click();
    await page.getByLabel('شهر', { exact: true }).selectOption('اصفهان');
    await page.getByRole('button', { name: 'ذخیرهٔ آدرس' }).click();
    await expect(shopper.alert).toContainText('آدرس را وارد کنید.');
    await expect(page.getByLabel('عنوان آدرس')).toHaveValue('خانه');
    await page.getByLabel('آدرس کامل').fill('خیابان چهارباغ، پلاک ۱۲');
    await page.getByLabel('نام گیرنده').fill(person.firstName);
    await page.getByLabel('موبایل گیرنده').fill('۰۹۱۳۱۲۳۴۵۶۷');
    await page.getByRole('button', { name: 'ذخیرهٔ آدرس' }).click();

    await expect(shopper.content.getByRole('heading', { name: 'خانه' })).toBeVisible();
  });

  test('a number and five digits sign in and lead back; a wrong code is explained, and the number can be mended @both', async ({
    page,
    shopper,
    context,
  }) => {
    const { mobile } = newcomer();
    await page.goto('/login?returnUrl=%2Forders');

    await page.getByLabel('شمارهٔ موبایل').fill('0912');
    await page.getByRole('button', { name: 'دریافت کد' }).click();
    await expect(shopper.alert).toContainText('باید با ۰۹ آغاز شود');
    await expect(page.getByLabel('شمارهٔ موبایل')).toHaveValue('0912');
    await page.getByLabel('شمارهٔ موبایل').fill(mobile);
    await page.getByRole('button', { name: 'دریافت کد' }).click();
    await expect(shopper.heading).toHaveText('کد تأیید');
    expect
      .soft(await context.cookies())
      .not.toContainEqual(expect.objectContaining({ name: 'kashi-session' }));

    const code = await codeSentTo(page.request, mobile);
    await page.getByLabel('کد تأیید').fill(code === '12345' ? '54321' : '12345');
    await page.getByRole('button', { name: 'تأیید', exact: true }).click();
    await expect(page.getByLabel('کد تأیید')).toHaveAccessibleDescription('کد تأیید درست نیست.');
    await page.getByRole('link', { name: 'ویرایش شماره' }).click();
    await expect(page.getByLabel('شمارهٔ موبایل')).toHaveValue(mobile);
    await page.goBack();
    await page.getByLabel('کد تأیید').fill(code);
    await page.getByRole('button', { name: 'تأیید', exact: true }).click();

    await shopper.isAt('/orders');
    await expect(shopper.heading).toHaveText('سفارش‌ها');
    const session = (await context.cookies()).find(({ name }) => name === 'kashi-session');
    expect(session).toMatchObject({ httpOnly: true, sameSite: 'Lax' });
    await page.goto('/profile');
    await expect(page.getByRole('link', { name: 'نام خود را بنویسید' })).toBeVisible();
  });

  test('a forgotten password is set anew with the code from the phone', async ({
    page,
    shopper,
  }) => {
    const { mobile } = await aCustomer(page.request);
    await page.goto('/forgetPassword');

    await page.getByLabel('شمارهٔ موبایل').fill(mobile);
    await page.getByRole('button', { name: 'ارسال کد تأیید' }).click();
    await page.getByLabel('کد تأیید').fill(await codeSentTo(page.request, mobile));
    await page.getByRole('button', { name: 'تأیید', exact: true }).click();
    await page.getByLabel('رمز عبور', { exact: true }).fill('fresh123');
    await page.getByLabel('تکرار رمز عبور').fill('fresh123');
    await page.getByRole('button', { name: 'ثبت رمز عبور' }).click();

    await expect(shopper.heading).toHaveText('رمز عبور شما ثبت شد');
    await page.goto('/orders');
    await expect(shopper.heading).toHaveText('سفارش‌ها');
  });
});

test('the code takes over the session of a visitor who has signed in without it', async ({
  page,
  shopper,
  browser,
  baseURL,
}) => {
  const customer = await aCustomer(page.request);
  const without = await browser.newContext({
    javaScriptEnabled: false,
    ...(baseURL && { baseURL }),
  });
  const plain = await without.newPage();
  await plain.goto('/login');
  await signsIn(plain, customer);
  await plain.waitForURL((url) => url.pathname === '/');
  await page.context().addCookies(await without.cookies());
  await without.close();

  await shopper.opens('/orders');

  await shopper.isAt('/orders');
  expect(await page.evaluate(() => localStorage.getItem('accessToken'))).toMatch(/^[\w-]{43}$/);
  expect(await page.context().cookies()).not.toContainEqual(
    expect.objectContaining({ name: 'kashi-session' }),
  );
});

test('no obstacle stands on the pages of a browser without code @both', async ({
  page,
  shopper,
  trouble,
}) => {
  trouble.announce(/cannot run the code of the shop/);
  await page.addInitScript(() => Reflect.deleteProperty(Array.prototype, 'findLast'));
  const customer = await aCustomer(page.request);
  await page.goto('/login?returnUrl=%2Forders');
  await signsIn(page, { ...customer, password: 'wrong12' });
  await expect(shopper.alert).toBeVisible();
  expect.soft(await obstaclesOn(page), 'the refused form').toEqual([]);
  await signsIn(page, customer);
  await shopper.isAt('/orders');

  for (const path of ['/orders', '/profile', '/addresses']) {
    await page.goto(path);
    await expect(shopper.heading).toBeAttached();
    expect.soft(await obstaclesOn(page), path).toEqual([]);
  }
});
