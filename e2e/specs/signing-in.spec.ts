import { hasInCart } from '../people/cart-page.ts';
import { hasAddress } from '../people/checkout.ts';
import { aCustomer, isSignedIn, signsIn } from '../people/registration.ts';
import { seeded } from '../people/seeded-products.ts';
import { expect, test } from '../people/shopper.ts';

for (const path of ['/chooseAddress', '/invoice', '/orderTracking/abc', '/addresses']) {
  test(`a guest who opens ${path} is asked to sign in first`, async ({ page }) => {
    await page.goto(path);

    await page.waitForURL(`**/login?returnUrl=${encodeURIComponent(path)}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('ورود به حساب');
  });
}

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

test('a session that ends in the middle leads to the sign-in and back again', async ({
  page,
  shopper,
  trouble,
}) => {
  trouble.announce(/status of 401/);
  const customer = await aCustomer(page.request);
  await hasAddress(page.request, customer);
  await isSignedIn(page, customer);
  await hasInCart(page, seeded.band);
  await shopper.opens('/chooseAddress');
  await expect(shopper.checkout.carriers.first()).toBeVisible();
  await page.request.post('/v1/Identity/Account/Logout', {
    headers: { authorization: `Bearer ${customer.token}` },
    data: {},
  });

  await shopper.checkout.carrier('پیک کاشی').check();
  await shopper.checkout.nextStep.click();

  await page.waitForURL('**/login?returnUrl=%2FchooseAddress');
  expect(await page.evaluate(() => localStorage.getItem('accessToken'))).toBeNull();
  await expect(shopper.header.signInLink).toBeVisible();
  await signsIn(page, customer);
  await shopper.isAt('/chooseAddress');
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
