import { isReadyToPay, lender } from '../../page-objects/pages/checkout.ts';
import { SandboxBank } from '../../page-objects/pages/sandbox-bank.ts';
import { seeded } from '../../page-objects/facts/seeded-products.ts';
import { obstaclesOn } from '../../page-objects/visitors/reader.ts';
import { isReadyByForms } from '../../page-objects/visitors/plain-shopper.ts';
import { aCustomer } from '../../page-objects/visitors/registration.ts';
import { expect, test } from '../../page-objects/visitors/shopper.ts';

/** Beyond what the sandbox lender lends. */
const tooMuch = { quantity: 5 };
const notLent = /این مبلغ را نمی‌پذیرد یا اکنون پاسخ نمی‌دهد/;

test('a shopper sees what each instalment is, pays by instalments, and the order says so @both', async ({
  page,
  shopper,
}) => {
  const { checkout, content } = shopper;
  await isReadyToPay(page, await aCustomer(page.request), seeded.pistachio);
  await shopper.opens('/invoice');

  await expect(checkout.gateway(lender)).toHaveAccessibleName(/۴ قسط ماهانهٔ [۰-۹٬]+ تومان/);
  await checkout.gateway(lender).check();
  expect.soft(await obstaclesOn(page), 'the chosen instalments').toEqual([]);
  await checkout.payButton.click();
  await page.waitForURL('**/bank/snapppay/**');
  await expect(new SandboxBank(page).of(lender)).toBeVisible();
  await new SandboxBank(page).takesTheMoney();

  await page.waitForURL('**/orderTracking/*');
  await expect(content).toContainText('پرداخت شما با موفقیت انجام شد');
  await expect(content).toContainText(lender);
  await expect(content).toContainText('هر ماه در سررسید، در همان درگاه');
});

test('a sum that the lender does not lend is no choice, and is paid at a bank @both', async ({
  page,
  shopper,
}) => {
  const { checkout, content } = shopper;
  await isReadyToPay(page, await aCustomer(page.request), seeded.simplePhone, tooMuch);
  await shopper.opens('/invoice');

  await expect(content.getByText(notLent)).toBeVisible();
  await expect(checkout.gateway(lender)).toHaveCount(0);
  expect.soft(await obstaclesOn(page), 'nothing is lent').toEqual([]);
  await checkout.pays('بانک ملت');
});

test('while the lender is silent the banks take payments, and nothing moves when it answers', async ({
  page,
  shopper,
}) => {
  const { checkout, content } = shopper;
  const answered = Promise.withResolvers<void>();
  await page.route('**/InstalmentOffers/Read?**', async (route) => {
    await answered.promise;
    await route.continue();
  });
  await isReadyToPay(page, await aCustomer(page.request), seeded.pistachio);
  await shopper.opens('/invoice');

  await expect(checkout.gateway(lender)).toBeDisabled();
  await expect(content.getByText('در حال دریافت مبلغ هر قسط…')).toBeVisible();
  const before = await content.evaluate((main) => main.scrollHeight);
  await checkout.gateway('زرین‌پال').check();
  answered.resolve();
  await expect(checkout.gateway(lender)).toBeEnabled();

  expect(await content.evaluate((main) => main.scrollHeight)).toBe(before);
  await expect(checkout.gateway('زرین‌پال')).toBeChecked();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the form leads to the lender, and the order is paid by instalments @both', async ({
    page,
    shopper,
  }) => {
    await isReadyByForms(page, await aCustomer(page.request));
    await expect(shopper.checkout.gateway(lender)).toHaveAccessibleName(/۴ قسط ماهانهٔ/);

    const bank = new SandboxBank(page);

    await shopper.checkout.pays(lender);
    await bank.isLeft();
    // The lender posts a form back, which a browser without code sends by a press.
    await bank.leadsBack();
    await shopper.isAt('/invoice');
    await expect(shopper.alert).toContainText('پرداخت انجام نشد');
    await shopper.checkout.pays(lender);
    await bank.takesTheMoney();
    await bank.leadsBack();

    await page.waitForURL('**/orderTracking/*');
    await expect(shopper.content).toContainText(lender);
  });
});
