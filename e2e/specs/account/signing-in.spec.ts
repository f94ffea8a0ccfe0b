import { AccountArea, sessionEnds } from '../../page-objects/pages/account-area.ts';
import { hasInCart } from '../../page-objects/pages/cart-page.ts';
import { holdAll } from '../../page-objects/probes/network.ts';
import { obstaclesOn } from '../../page-objects/visitors/reader.ts';
import { aCustomer, isSignedIn, signsIn } from '../../page-objects/visitors/registration.ts';
import { customerAddresses } from '../../page-objects/facts/registry.ts';
import { seeded } from '../../page-objects/facts/seeded-products.ts';
import { expect, Shopper, test } from '../../page-objects/visitors/shopper.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' }, colorScheme: 'light' });

/** The pages that the specification guards: a remote's front door may add pages, and take none away (§2, Guard). */
const guarded = [
  '/info',
  '/addresses',
  '/changePassword',
  '/credit',
  '/orders',
  '/profile',
  '/transactions',
];

test('a guest who opens a page of customers is asked to sign in first', async ({
  page,
  request,
  trouble,
}) => {
  test.slow();
  // A page with a parameter is guarded by its address alone: its data need not exist.
  trouble.announce(/status of 404/);
  const addresses = await customerAddresses(request);
  expect(addresses).toEqual(expect.arrayContaining(guarded));

  for (const path of addresses) {
    await test.step(path, async () => {
      await page.goto(path);

      await page.waitForURL(`**/login?returnUrl=${encodeURIComponent(path)}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('ورود به حساب');
    });
  }
});

test('after signing in the shopper is where they wanted to be', async ({ page, shopper }) => {
  const customer = await aCustomer(page.request);
  await shopper.opens('/addresses');
  await page.waitForURL('**/login?returnUrl=%2Faddresses');
  await shopper.canAct();

  await signsIn(page, customer);

  await shopper.isAt('/addresses');
  await expect(shopper.heading).toHaveText('آدرس های من');
  await expect(shopper.header.banner).toContainText('نگار رضایی');
});

test('a press before the code is there is kept, and signs in as soon as it is', async ({
  page,
  shopper,
}) => {
  const customer = await aCustomer(page.request);
  const code = await holdAll(page, '.js');
  await page.goto('/login?by=password&returnUrl=/addresses', { waitUntil: 'commit' });

  await signsIn(page, customer);
  await expect(page.getByLabel('شمارهٔ موبایل')).toHaveValue(customer.mobile);
  code.release();

  await shopper.isAt('/addresses');
  await expect(page.locator('html[data-navigating]')).toHaveCount(0);
});

test('a wrong password is refused in words, beside the form', async ({
  page,
  shopper,
  trouble,
}) => {
  trouble.announce(/status of 400/);
  const customer = await aCustomer(page.request);
  await shopper.opens('/login');

  await signsIn(page, { ...customer, password: 'other1234' });

  await expect(shopper.alert).toBeVisible();
  await shopper.isAt('/login');
});

for (const elsewhere of [
  'https://evil.example',
  '//evil.example',
  '/\\evil.example',
  'javascript:alert(1)',
  '/\t/evil.example',
]) {
  test(`returnUrl=${JSON.stringify(elsewhere)} leads home, not away`, async ({ page, shopper }) => {
    await isSignedIn(page, await aCustomer(page.request));

    await page.goto(`/login?returnUrl=${encodeURIComponent(elsewhere)}`);

    await shopper.isAt('/');
    expect(new URL(page.url()).origin).toBe(new URL(process.env['KASHI_URL'] ?? '').origin);
  });
}

test('a session that ended leads a reader to the sign-in and back again', async ({
  page,
  shopper,
  trouble,
}) => {
  trouble.announce(/status of 401/);
  const customer = await aCustomer(page.request);
  await isSignedIn(page, customer);
  await shopper.opens('/orders');
  await expect(shopper.content).toContainText('موردی ثبت نشده است.');
  await sessionEnds(page.request, customer);

  await page.getByText('تحویل‌شده', { exact: true }).click();

  await page.waitForURL('**/login?returnUrl=**');
  expect(await page.evaluate(() => localStorage.getItem('accessToken'))).toBeNull();
  await signsIn(page, customer);
  await shopper.isAt('/orders');
});

test(
  'a session that ends in the middle of a form is renewed over it, and the form is sent',
  { tag: '@both' },
  async ({ page, shopper, trouble }) => {
    trouble.announce(/status of 40[01]/);
    const account = new AccountArea(page);
    const customer = await aCustomer(page.request);
    await isSignedIn(page, customer);
    await shopper.opens('/info');
    await account.field('ایمیل').fill('negar@kashi.example');
    await sessionEnds(page.request, customer);

    await account.button('ذخیره').click();
    await expect(account.dialog).toContainText('ورود دوباره');
    expect.soft(await obstaclesOn(page), 'sign-in over a page').toEqual([]);
    await page.keyboard.press('Escape');
    await expect(account.dialog).toBeHidden();
    await expect(shopper.alert).toBeVisible();
    await expect(account.field('ایمیل')).toHaveValue('negar@kashi.example');

    await account.button('ذخیره').click();
    await account.dialog.getByLabel('شمارهٔ موبایل').fill(customer.mobile);
    await account.dialog.getByLabel('رمز عبور', { exact: true }).fill(customer.password);
    await account.dialog.getByRole('button', { name: 'ورود', exact: true }).click();

    await expect(page.getByText('اطلاعات شما ذخیره شد.')).toBeVisible();
    await expect(account.dialog).toBeHidden();
    await page.reload();
    await expect(account.field('ایمیل')).toHaveValue('negar@kashi.example');
  },
);

test('after too many wrong passwords the wait is counted down', async ({
  page,
  shopper,
  trouble,
}) => {
  trouble.announce(/status of 4(00|29)/);
  const customer = await aCustomer(page.request);
  const wrong = { UserName: customer.mobile, Password: 'other1234' };
  for (const _ of [1, 2, 3, 4, 5]) {
    await page.request.post('/v1/Identity/Account/Login', { data: wrong });
  }
  await shopper.opens('/login');

  await signsIn(page, customer);

  await expect(shopper.alert).toContainText('تعداد تلاش‌ها زیاد است');
  await expect(page.getByRole('timer')).toContainText('۰۰:');
});

test('another tab follows a sign-in and a sign-out at once', async ({ context, page, shopper }) => {
  const customer = await aCustomer(page.request);
  await shopper.opens('/login');
  const other = new Shopper(await context.newPage());
  await other.opens('/content/rules');
  await expect(other.header.signInLink).toBeVisible();

  await signsIn(page, customer);
  await expect(other.header.banner).toContainText('نگار رضایی');
  await other.opens('/info');
  await shopper.isAt('/');
  await shopper.header.banner.getByRole('button', { name: 'نگار رضایی' }).click();
  await shopper.header.banner.getByRole('button', { name: 'خروج از حساب' }).click();

  // The customer's own data leaves the screen there as well.
  await other.isAt('/');
  await expect(other.header.signInLink).toBeVisible();
});

test('signing out forgets the customer and the cart, and goes home', async ({ page, shopper }) => {
  await isSignedIn(page, await aCustomer(page.request));
  await hasInCart(page, seeded.band);
  await shopper.opens('/cart');
  await shopper.header.counts(1);

  await shopper.header.banner.getByRole('button', { name: 'نگار رضایی' }).click();
  await shopper.header.banner.getByRole('button', { name: 'خروج از حساب' }).click();

  await shopper.isAt('/');
  await expect(shopper.header.signInLink).toBeVisible();
  await shopper.header.counts(0);
  const kept = await page.evaluate(() => [
    localStorage.getItem('accessToken'),
    localStorage.getItem('CartHashId'),
  ]);
  expect(kept).toEqual([null, null]);
});

for (const path of ['/login', '/register', '/forgetPassword']) {
  test(`the panel beside ${path} ends where the footer begins`, async ({ page, shopper }) => {
    await shopper.opens(path);

    const panel = await page.locator('main .girih').boundingBox();
    const footer = await shopper.footer.boundingBox();

    expect(panel && footer && Math.abs(panel.y + panel.height - footer.y)).toBeLessThanOrEqual(1);
    expect(await obstaclesOn(page), path).toEqual([]);
  });
}
