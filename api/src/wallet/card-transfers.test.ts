import { fieldMessages } from '@kashi/contracts/call/field-messages';
import { expect, test } from 'vitest';
import { aShopInIsfahan } from '../checkout/carrier-fixtures.ts';
import { aCustomer } from '../identity/identity-fixtures.ts';
import { testShop } from '../testing/test-shop.ts';
import { messages } from './messages.ts';
import { aTransferReport } from './wallet-fixtures.ts';

const report = 'POST /v1/Orders/PendingPayments/AddCreditCart';
const account = 'GET /v1/BasicDefinitions/Accounts/FindCreditCartAccount';

test('the card number for transfers is the one that the shop has set', async () => {
  const shop = await testShop();
  const customer = await aCustomer(shop);
  const none = await shop.ask(account, {}, customer);
  await aShopInIsfahan(shop);
  const cards = { account_key: '6037990000001238', account_owner: 'فروشگاه کاشی' };
  await shop.store.db.updateTable('shop_settings').set(cards).execute();

  const set = await shop.ask(account, {}, customer);

  expect(none.body.Value).toEqual({ AccountKey: '', AccountOwner: '' });
  expect(set.body.Value).toEqual({ AccountKey: '6037990000001238', AccountOwner: 'فروشگاه کاشی' });
});

test.each([
  ['TrackingNo', '', fieldMessages.trackingNo.required],
  ['TrackingNo', 'ب'.repeat(1001), fieldMessages.trackingNo.tooLong],
  ['Amount', '', fieldMessages.amount.required],
  ['Amount', '۹۹', fieldMessages.amount.wrong],
  ['Amount', '12345678901', fieldMessages.amount.wrong],
  ['Amount', '000', fieldMessages.amount.wrong],
  ['CartLastNo', '', fieldMessages.cardLastDigits.required],
  ['CartLastNo', '123', fieldMessages.cardLastDigits.wrong],
  ['CartLastNo', '12a4', fieldMessages.cardLastDigits.wrong],
  ['CurrencyType', '', fieldMessages.currency.required],
  ['CurrencyType', 'ت'.repeat(31), fieldMessages.currency.tooLong],
  ['PaymentDateTime', '', fieldMessages.paymentDate.required],
  ['PaymentDateTime', '1404-10', fieldMessages.paymentDate.wrong],
  ['PaymentDateTime', '1404/13/01', fieldMessages.paymentDate.wrong],
  ['PaymentDateTime', '1404/07/31', fieldMessages.paymentDate.wrong],
  ['PaymentDateTime', '1402/12/30', fieldMessages.paymentDate.wrong],
  ['PaymentDateTime', '1404/10/21', messages.dayToCome],
  ['Comment', 'ت'.repeat(301), fieldMessages.comment],
])('«%s» with %j is refused beside its field', async (field, value, message) => {
  const shop = await testShop();
  const customer = await aCustomer(shop);

  const { status, body } = await shop.ask(report, aTransferReport({ [field]: value }), customer);

  expect([status, body.Message]).toEqual([400, message]);
  expect(body.Errors).toEqual([{ Field: field, Message: message }]);
});

test.each(['14041020', '1404-10-20', '1404/10/20'])(
  'the day of a transfer that is typed as %s is found as 1404/10/20',
  async (PaymentDateTime) => {
    const shop = await testShop();
    await shop.ask(report, aTransferReport({ PaymentDateTime }), await aCustomer(shop));

    expect(await shop.store.db.selectFrom('card_transfers').select('paid_on').execute()).toEqual([
      { paid_on: '1404/10/20' },
    ]);
  },
);

test('a transfer of today in Tehran is reported, however early it is there', async () => {
  const shop = await testShop();
  shop.setTime('2026-01-10T20:30:00Z');
  const customer = await aCustomer(shop);

  const today = aTransferReport({ PaymentDateTime: '1404/10/21' });

  expect((await shop.ask(report, today, customer)).status).toBe(200);
});

test('a report is kept with Latin digits, and fills no wallet by itself', async () => {
  const shop = await testShop();
  const customer = await aCustomer(shop);

  const { body } = await shop.ask(report, aTransferReport(), customer);
  const kept = await shop.store.db.selectFrom('card_transfers').selectAll().execute();
  const wallet = await shop.ask('GET /v1/Identity/CustomerFininces/GetBalance', {}, customer);

  expect(body.Message).toBe(messages.reported);
  expect(kept).toMatchObject([
    { amount: 2_500_000, paid_on: '1404/10/20', card_last_no: '1238', state: 'pending' },
  ]);
  expect(wallet.body.Value.Balance).toBe(0);
});

test('endless reports are limited, and a guest cannot report', async () => {
  const shop = await testShop();
  const customer = await aCustomer(shop);

  const statuses = [];
  for (let time = 0; time < 11; time += 1) {
    statuses.push((await shop.ask(report, aTransferReport(), customer)).status);
  }
  const guest = await shop.ask(report, aTransferReport());

  expect(statuses).toEqual([...Array<number>(10).fill(200), 400]);
  expect(guest.status).toBe(401);
});
