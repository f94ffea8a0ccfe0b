import { isReadyToPay } from '../../page-objects/pages/checkout.ts';
import { requestsFor } from '../../page-objects/probes/network.ts';
import { obstaclesOn } from '../../page-objects/visitors/reader.ts';
import { aCustomer } from '../../page-objects/visitors/registration.ts';
import { hasCredit } from '../../page-objects/pages/sandbox-bank.ts';
import { seeded } from '../../page-objects/facts/seeded-products.ts';
import { expect, test } from '../../page-objects/visitors/shopper.ts';

test('a wallet that covers everything pays the order without a visit to a bank', async ({
  page,
  shopper,
}) => {
  const { checkout, content } = shopper;
  const customer = await aCustomer(page.request);
  await hasCredit(page.request, customer, 90_000_000);
  await isReadyToPay(page, customer, seeded.pistachio);
  await shopper.opens('/invoice');
  const banks = requestsFor(page, '/bank/');

  await checkout.wallet.check();
  await expect(content).toContainText(
    'همهٔ مبلغ از کیف پول پرداخت می‌شود و نیازی به درگاه بانکی نیست.',
  );
  expect.soft(await obstaclesOn(page), 'paid by the wallet').toEqual([]);
  await checkout.payButton.click();

  await page.waitForURL('**/orderTracking/*');
  await expect(content).toContainText('پرداخت از کیف پول');
  expect(banks).toHaveLength(0);
  await shopper.header.counts(0);
});

test('a gateway has to be chosen and the rules accepted, each said beside itself', async ({
  page,
  shopper,
}) => {
  const { checkout } = shopper;
  await isReadyToPay(page, await aCustomer(page.request), seeded.pistachio);
  await shopper.opens('/invoice');

  await checkout.payButton.click();
  await expect(shopper.alert).toHaveText('درگاه بانکی را انتخاب کنید');
  await expect(checkout.gateway('سامان کیش')).toBeFocused();
  expect.soft(await obstaclesOn(page), 'no gateway').toEqual([]);

  await page.getByRole('checkbox', { name: /قوانین و مقررات/ }).uncheck();
  await expect(checkout.payButton).toBeDisabled();
});

test('a bank that does not answer leaves everything as it was, to be tried again', async ({
  page,
  shopper,
  trouble,
}) => {
  trouble.announce(/net::ERR_FAILED/);
  const { checkout } = shopper;
  await isReadyToPay(page, await aCustomer(page.request), seeded.pistachio);
  await shopper.opens('/invoice');
  await page.route('**/GetBankPaymentUrl?**', (route) => route.abort(), { times: 1 });
  await checkout.gateway('بانک ملت').check();

  await checkout.payButton.click();

  await expect(shopper.alert).toBeVisible();
  await expect(checkout.gateway('بانک ملت')).toBeChecked();
  await shopper.header.counts(1);
  await checkout.pays('بانک ملت');
});

test(
  'on a phone the sentence about an unknown payment has the width of the screen, and its link stands below',
  { tag: '@phone' },
  async ({ page, shopper }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await isReadyToPay(page, await aCustomer(page.request), seeded.pistachio);

    await shopper.opens('/invoice?payment=pending');

    const sentence = await shopper.alert.getByRole('paragraph').first().boundingBox();
    expect(sentence?.width).toBeGreaterThan(260);
  },
);
