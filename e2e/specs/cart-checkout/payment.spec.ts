import { gateways, isReadyToPay } from '../../page-objects/pages/checkout.ts';
import { aCustomer } from '../../page-objects/visitors/registration.ts';
import { SandboxBank } from '../../page-objects/pages/sandbox-bank.ts';
import { seeded } from '../../page-objects/facts/seeded-products.ts';
import { expect, test, Shopper } from '../../page-objects/visitors/shopper.ts';

const paid = 'پرداخت شما با موفقیت انجام شد و سفارش ثبت شد.';

test.beforeEach('a customer is before the invoice of pistachios', async ({ page, shopper }) => {
  await isReadyToPay(page, await aCustomer(page.request), seeded.pistachio);
  await shopper.opens('/invoice');
});

for (const gateway of gateways) {
  test(`at ${gateway}: cancelled, then refused, then paid, and the goods stay until then`, async ({
    page,
    shopper,
  }) => {
    const { checkout, header, alert } = shopper;
    const bank = new SandboxBank(page);

    await test.step('cancelled', async () => {
      await checkout.pays(gateway);
      await bank.isLeft();
      await page.waitForURL(/\/invoice\?payment=cancelled/);
      await expect(alert).toContainText('پرداخت انجام نشد');
      await header.counts(1);
    });

    await test.step('refused', async () => {
      await checkout.pays(gateway);
      await bank.refuses();
      await page.waitForURL(/\/invoice\?payment=/);
      await expect(alert).toContainText('پرداخت کنید');
      await header.counts(1);
    });

    await test.step('paid', async () => {
      await checkout.pays(gateway);
      await bank.takesTheMoney();
      await page.waitForURL('**/orderTracking/*');
      await expect(shopper.content).toContainText(paid);
      await expect(shopper.content).toContainText(seeded.pistachio.name);
      await header.counts(0);
    });
  });
}

test('who comes back from the bank by the Back button can go there again', async ({
  page,
  shopper,
}) => {
  await shopper.checkout.pays();

  await page.goBack();

  await page.waitForURL('**/invoice');
  await expect(shopper.checkout.payButton).toBeEnabled();
  await shopper.checkout.pays();
  await new SandboxBank(page).takesTheMoney();
  await page.waitForURL('**/orderTracking/*');
  await shopper.header.counts(0);
});

test('a cart in payment counts down, and opens by itself when the bank has sent the buyer away', async ({
  page,
  context,
  shopper,
}) => {
  await shopper.checkout.pays();
  const other = new Shopper(await context.newPage());
  await other.page.clock.install();
  const remove = other.page.getByRole('button', { name: `حذف ${seeded.pistachio.name}` });
  const lastStyle = other.page.waitForResponse(/\/toast\.css$/);

  await other.opens('/cart');
  await expect(other.content).toContainText(
    'سفارش درحالت پرداخت می باشد امکان تغییر وجود ندارد حداکثر زمان لازم برای ویرایش ۱۰دقیقه می باشد.',
  );
  const timer = other.content.getByRole('timer');
  await expect(timer).toHaveText(/^۰۹:/);
  // A file that is on its way while minutes fly has been so for too long.
  await (await lastStyle).finished();
  await other.page.clock.fastForward('01:00');
  await expect(timer).toHaveText(/^۰۸:/);
  await expect(remove).toBeHidden();
  await expect(other.page.getByRole('link', { name: 'ادامهٔ پرداخت' })).toBeVisible();

  // The bank's own way back, taken where no tab of the shop hears of it.
  const { pathname } = new URL(page.url());
  const authority = pathname.split('/').at(-1) ?? '';
  await page.request.post(`/bank/payments/${authority}/cancel`);
  await other.page.clock.fastForward('10:00');

  await expect(timer).toBeHidden();
  await expect(remove).toBeVisible();
});

test('a payment that is cancelled in one tab opens the cart of the other', async ({
  page,
  context,
  shopper,
}) => {
  await shopper.checkout.pays();
  const other = new Shopper(await context.newPage());
  await other.opens('/cart');
  await expect(other.content.getByRole('timer')).toBeVisible();

  await new SandboxBank(page).isLeft();

  await expect(
    other.page.getByRole('button', { name: `حذف ${seeded.pistachio.name}` }),
  ).toBeVisible();
});

test('five quick presses and another tab are one payment, which a slow phone sees begin', async ({
  page,
  context,
  shopper,
}) => {
  const { checkout } = shopper;
  const asked: string[] = [];
  const released = Promise.withResolvers<void>();
  await page.route('**/GetBankPaymentUrl?**', async (route) => {
    asked.push(route.request().url());
    await released.promise;
    await route.continue();
  });
  await checkout.gateway('بانک ملت').check();

  await checkout.payButton.click({ clickCount: 5 });

  await expect(checkout.payButton).toHaveAttribute('aria-busy', 'true');
  await expect(shopper.content.getByText('در حال اتصال به درگاه پرداخت…')).toBeVisible();
  const other = new Shopper(await context.newPage());
  await other.opens('/invoice');
  await other.checkout.pays('بانک ملت');
  released.resolve();
  await page.waitForURL('**/bank/**');
  expect(asked).toHaveLength(1);
  expect(page.url()).toBe(other.page.url());
});
