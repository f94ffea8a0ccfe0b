import { addsAddressByForm, isReadyByForms } from '../../page-objects/visitors/plain-shopper.ts';
import { hasAddress } from '../../page-objects/pages/checkout.ts';
import { hasCredit, SandboxBank } from '../../page-objects/pages/sandbox-bank.ts';
import {
  aCustomer,
  codeSentTo,
  newcomer,
  signsIn,
  startsRegistration,
} from '../../page-objects/visitors/registration.ts';
import { seeded } from '../../page-objects/facts/seeded-products.ts';
import { expect, test } from '../../page-objects/visitors/shopper.ts';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a guest finds a watch, registers on the way, pays, and follows the order @both', async ({
    page,
    shopper,
  }) => {
    const { listing, product, cart, checkout } = shopper;
    const person = newcomer();
    const bank = new SandboxBank(page);

    await test.step('finds it, and puts it into the cart', async () => {
      await page.goto('/');
      await shopper.header.searchesFor('ساعت هوشمند');
      await listing.card(seeded.watch.name).click();
      await product.addButton.click();
      await cart.raises(seeded.watch.name);
      await expect(cart.line(seeded.watch.name)).toContainText('تعداد: ۲ عدد');
      await cart.nextStep.click();
    });

    await test.step('registers with the code from the phone', async () => {
      await shopper.isAt('/login');
      await page.getByRole('link', { name: 'ثبت‌نام کنید' }).click();
      await startsRegistration(page, person);
      await page.getByLabel('کد تأیید').fill(await codeSentTo(page.request, person.mobile));
      await page.getByRole('button', { name: 'تأیید', exact: true }).click();
      await page.getByRole('link', { name: 'ادامهٔ خرید' }).click();
      await shopper.isAt('/chooseAddress');
      await expect(page.getByRole('link', { name: 'حساب من' })).toHaveCount(1);
      await expect(page.getByRole('link', { name: 'ورود', exact: true })).toHaveCount(0);
    });

    await test.step('says where to', async () => {
      await page.getByRole('link', { name: 'افزودن آدرس' }).click();
      await addsAddressByForm(page);
      await shopper.isAt('/chooseAddress');
      await expect(checkout.addresses.first()).toBeChecked();
    });

    await test.step('says by whom, and is asked where they forget it', async () => {
      await checkout.nextStep.click();
      await expect(shopper.alert).toContainText('شرکت حامل را انتخاب کنید');
      await checkout.carrier('پیک کاشی').check();
      await checkout.nextStep.click();
      await shopper.isAt('/invoice');
      await expect(shopper.content).toContainText('خیابان چهارباغ، پلاک ۱۲');
    });

    await test.step('pays at the bank, and is asked by which one', async () => {
      await checkout.payButton.click();
      await expect(shopper.alert).toContainText('درگاه بانکی را انتخاب کنید');
      await checkout.pays();
      await bank.refuses();
      await shopper.isAt('/invoice');
      await expect(shopper.alert).toContainText('پرداخت انجام نشد');
      await checkout.pays();
      await bank.takesTheMoney();
    });

    await test.step('sees the order, and an empty cart', async () => {
      await page.waitForURL('**/orderTracking/*');
      await expect(shopper.content).toContainText('پرداخت شما با موفقیت انجام شد');
      await expect(shopper.content).toContainText(seeded.watch.name);
      await expect(shopper.content).toContainText('سفارش ثبت و در حال بررسی می باشد.');
      await expect(page.getByRole('button', { name: 'چاپ سفارش' })).toBeHidden();
      await page.goto('/cart');
      await expect(cart.empty).toBeVisible();
      await page.goto('/orders');
      await expect(shopper.content.getByRole('link', { name: /^پیگیری/ })).toHaveCount(1);
    });
  });

  test('a guest’s cart joins the cart that the customer has already, and the shopper is told', async ({
    page,
    shopper,
  }) => {
    const customer = await aCustomer(page.request);
    await isReadyByForms(page, customer);
    await page.context().clearCookies();
    await page.goto('/filter?SearchValue=تلویزیون');
    await page
      .getByRole('button', { name: /^افزودن .+ به سبد خرید$/ })
      .first()
      .click();

    await shopper.cart.nextStep.click();
    await signsIn(page, customer);

    await shopper.isAt('/chooseAddress');
    await expect(shopper.content.getByRole('status')).toBeVisible();
    await page.goto('/cart');
    await expect(shopper.cart.lines).toHaveCount(2);
  });

  test('two presses of the button are one payment, and one order', async ({ page }) => {
    const customer = await aCustomer(page.request);
    await isReadyByForms(page, customer);
    const form = {
      HashCartId: await page.locator('[name=HashCartId]').inputValue(),
      AmountPayable: await page.locator('[name=AmountPayable]').inputValue(),
      Gateway: '2',
      Rules: 'on',
    };
    const press = () =>
      page.request.post('/invoice', {
        form,
        headers: { 'sec-fetch-site': 'same-origin' },
        maxRedirects: 0,
      });

    const [first, second] = await Promise.all([press(), press()]);
    const third = await press();

    const to = first.headers()['location'] ?? '';
    expect(to).toContain('/bank/');
    expect([second.headers()['location'], third.headers()['location']]).toEqual([to, to]);
    await page.goto(to);
    await new SandboxBank(page).takesTheMoney();
    await page.waitForURL('**/orderTracking/*');
    const late = await press();
    expect(new URL(late.headers()['location'] ?? '', page.url()).pathname).toBe(
      new URL(page.url()).pathname,
    );
    await page.goto('/orders');
    await expect(page.getByRole('main').getByRole('link', { name: /^پیگیری/ })).toHaveCount(1);
  });

  test('the wallet pays everything, and no bank is visited', async ({ page, shopper }) => {
    const customer = await aCustomer(page.request);
    await hasCredit(page.request, customer, 99_000_000);
    await isReadyByForms(page, customer);

    await expect(shopper.content).toContainText(
      'با استفاده از کیف پول، ۰ تومان در درگاه بانکی پرداخت می‌کنید.',
    );
    await shopper.checkout.wallet.check();
    await shopper.checkout.payButton.click();

    await page.waitForURL('**/orderTracking/*');
    await expect(shopper.content).toContainText('پرداخت از کیف پول');
  });

  test('another site pays nothing, and nobody uses what another customer has', async ({
    page,
    shopper,
  }) => {
    const other = await aCustomer(page.request);
    const foreignAddress = await hasAddress(page.request, other);
    await isReadyByForms(page, await aCustomer(page.request));
    const HashCartId = await page.locator('[name=HashCartId]').inputValue();
    const order = { HashCartId, Gateway: '2', Rules: 'on' };

    const foreign = await page.request.post('/invoice', {
      form: order,
      headers: { 'sec-fetch-site': 'cross-site' },
    });
    const delivery = await page.request.post('/chooseAddress', {
      form: { HashCartId, CustomerAddressId: foreignAddress, CarrierId: 1 },
      headers: { 'sec-fetch-site': 'same-origin' },
      maxRedirects: 0,
    });
    await page.goto(`/chooseAddress?address=${foreignAddress}`);

    expect(foreign.status()).toBe(403);
    expect(delivery.headers()['location']).toBe('/chooseAddress?form=again');
    await expect(shopper.alert).toBeVisible();
    await expect(shopper.checkout.addresses).toHaveCount(1);
    await page.goto('/cart');
    await expect(shopper.cart.nextStep).toBeVisible();
  });

  test('without a session the steps of the checkout lead to sign in', async ({ page, shopper }) => {
    for (const path of ['/chooseAddress', '/invoice', '/orderTracking/abc']) {
      await page.goto(path);
      await expect(shopper.content.getByRole('status')).toContainText('وارد حساب خود شوید');
    }
  });
});

test('the code takes over the cart and the sign-in in the middle of the checkout', async ({
  page,
  shopper,
  browser,
  baseURL,
}) => {
  const without = await browser.newContext({
    javaScriptEnabled: false,
    ...(baseURL && { baseURL }),
  });
  const plain = await without.newPage();
  await isReadyByForms(plain, await aCustomer(plain.request));
  await page.context().addCookies(await without.cookies());
  await without.close();

  await shopper.opens('/invoice');

  await expect(shopper.checkout.payButton).toBeEnabled();
  await shopper.checkout.pays();
  await new SandboxBank(page).takesTheMoney();
  await page.waitForURL('**/orderTracking/*');
  await expect(shopper.content).toContainText(seeded.watch.name);
  await shopper.header.counts(0);
});
