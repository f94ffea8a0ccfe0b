import { expect, test } from 'vitest';
import { aMember, loggedChanges } from '../../desk/desk-fixtures.ts';
import {
  aBuyer,
  allOrders,
  payAtBank,
  stockOf,
  walletOf,
} from '../../payments/testing/payment-fixtures.ts';
import { allTexts } from '../../texts/text-fixtures.ts';
import { messages as orderMessages } from '../messages.ts';
import { messages } from './messages.ts';
import { onePiece, twoSoldPieces } from './refund-fixtures.ts';

test('a piece that came back is on the shelf again, and its money in the wallet, where its customer reads of it', async () => {
  const sold = await twoSoldPieces();
  const { desk, buyer, ask } = sold;
  const stock = await stockOf(desk.shop, buyer.saleParamId);

  const { body } = await ask({ lines: onePiece(sold), amountToman: 110_000, reason: 'کوچک بود.' });

  const order = await sold.seenByCustomer();
  const ledger = await desk.shop.ask(
    'GET /v1/Identity/customerFininces/Read',
    { Page: 0 },
    { token: buyer.token },
  );
  expect(body).toMatchObject({ Message: messages.inWallet, Value: { state: 'done' } });
  expect(await stockOf(desk.shop, buyer.saleParamId)).toBe(stock + 1);
  expect((await walletOf(desk.shop, buyer.id)).balance).toBe(110_000);
  expect(ledger.body.Value.Transactions).toMatchObject([
    { OrderId: sold.orderId, Deposit: 110_000, Balance: 110_000 },
  ]);
  expect(order.Refunds).toMatchObject([
    { Amount: 110_000, Reason: 'کوچک بود.', Way: 'wallet', Details: [{ Quantity: 1 }] },
  ]);
  expect(order.Refunds?.[0]?.PaidDateTime).toBe(order.Refunds?.[0]?.RegDateTime);
  expect(await loggedChanges(desk)).toMatchObject([
    {
      subject: 'refund',
      before: null,
      after: { orderId: sold.orderId, amountToman: 110_000, way: 'wallet', state: 'done' },
    },
  ]);
});

test('a piece that is broken is paid back, and stays off the shelf', async () => {
  const sold = await twoSoldPieces();
  const { desk, buyer, ask } = sold;
  const stock = await stockOf(desk.shop, buyer.saleParamId);

  await ask({ lines: onePiece(sold, false), amountToman: 110_000 });

  expect(await stockOf(desk.shop, buyer.saleParamId)).toBe(stock);
});

test('no order gives back more than was paid, and no line more pieces than were sold', async () => {
  const sold = await twoSoldPieces();
  const { desk, buyer, ask } = sold;
  await ask({ lines: onePiece(sold), amountToman: 200_000 });

  const tooMuch = await ask({ amountToman: 65_001, seen: 1 });
  const tooMany = await ask({
    lines: [{ saleParamId: buyer.saleParamId, quantity: 2, isRestocked: true }],
    seen: 1,
  });
  const unknown = await ask({
    lines: [{ saleParamId: 99_999, quantity: 1, isRestocked: true }],
    seen: 1,
  });
  const rest = await ask({ amountToman: 65_000, seen: 1 });

  expect(tooMuch).toMatchObject({
    status: 409,
    body: { Message: messages.tooMuch('۶۵٬۰۰۰'), Errors: [{ Field: 'amountToman' }] },
  });
  expect(tooMany).toMatchObject({
    status: 409,
    body: { Message: messages.tooManyPieces, Errors: [{ Field: 'lines.0.quantity' }] },
  });
  expect(unknown).toMatchObject({ status: 409, body: { Message: messages.noLine } });
  expect(rest.status).toBe(200);
  expect((await walletOf(desk.shop, buyer.id)).balance).toBe(265_000);
});

test('whoever has not seen the refund of another member is shown it before a second one is booked', async () => {
  const { desk, buyer, ask } = await twoSoldPieces();
  await ask();

  const unaware = await ask();
  const aware = await ask({ seen: 1 });

  expect(unaware).toMatchObject({
    status: 409,
    body: { Message: messages.seenBefore, Value: { refunds: [{ amountToman: 20_000 }] } },
  });
  expect(aware.status).toBe(200);
  expect((await walletOf(desk.shop, buyer.id)).balance).toBe(40_000);
});

test('a refund by bank is owed until the transfer is noted by its number, once', async () => {
  const sold = await twoSoldPieces();
  const { desk, clerk, buyer, ask } = sold;

  const { id, state } = (await ask({ way: 'bank' })).body.Value;
  const meanwhile = (await sold.seenByCustomer()).Refunds;
  const waiting = (await desk.ask('GET /v1/desk/waiting', {}, clerk)).body.Value.refunds;
  const nameless = await desk.ask('POST /v1/desk/refunds/pay', { id, trackingNo: ' ' }, clerk);
  const both = await Promise.all(
    [1, 2].map(() => desk.ask('POST /v1/desk/refunds/pay', { id, trackingNo: 'SATNA-۷' }, clerk)),
  );

  expect([state, waiting]).toEqual(['owed', 1]);
  expect(meanwhile).toMatchObject([{ Way: 'bank', PaidDateTime: null, TrackingNo: null }]);
  expect(nameless.body.Errors).toMatchObject([{ Field: 'trackingNo' }]);
  expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 409]));
  expect((await sold.seenByCustomer()).Refunds).toMatchObject([{ TrackingNo: 'SATNA-7' }]);
  expect((await walletOf(desk.shop, buyer.id)).balance).toBe(0);
  expect(await loggedChanges(desk)).toMatchObject([
    { after: { state: 'owed' } },
    { before: { state: 'owed' }, after: { state: 'done', trackingNo: 'SATNA-7' } },
  ]);
});

test('of the refunds of two orders each puts back its own pieces, and the older one can be paid by itself', async () => {
  const sold = await twoSoldPieces();
  const { desk, clerk, buyer, ask } = sold;
  const other = await aBuyer(desk.shop, { mobile: '09120000000' });
  await payAtBank(desk.shop, other);
  const orderId = (await allOrders(desk.shop)).at(-1)?.id ?? 0;
  const stocks = () =>
    Promise.all([buyer, other].map(({ saleParamId }) => stockOf(desk.shop, saleParamId)));
  const [own = 0, others = 0] = await stocks();

  const { id } = (await ask({ lines: onePiece(sold), way: 'bank' })).body.Value;
  const lines = [{ saleParamId: other.saleParamId, quantity: 1, isRestocked: true }];
  await ask({ orderId, lines, way: 'bank', amountToman: 30_000 });
  const paid = await desk.ask('POST /v1/desk/refunds/pay', { id, trackingNo: 'SATNA-7' }, clerk);

  const { db } = desk.shop.store;
  const refunds = await db.selectFrom('order_refunds').selectAll().orderBy('id').execute();
  expect(paid.body.Value).toMatchObject({ id, amountToman: 20_000, state: 'done' });
  expect(await stocks()).toEqual([own + 1, others + 1]);
  expect(refunds).toMatchObject([
    { state: 'done', amount: 20_000, tracking_no: 'SATNA-7' },
    { state: 'owed', amount: 30_000, tracking_no: null },
  ]);
});

test('what could not be transferred goes into the wallet instead', async () => {
  const { desk, clerk, buyer, ask } = await twoSoldPieces();
  const { id } = (await ask({ way: 'bank' })).body.Value;

  const { body } = await desk.ask('POST /v1/desk/refunds/to-wallet', { id }, clerk);
  const again = await desk.ask('POST /v1/desk/refunds/to-wallet', { id }, clerk);

  expect(body.Value).toMatchObject({ state: 'done', way: 'wallet', trackingNo: null });
  expect(again).toMatchObject({ status: 409, body: { Message: messages.notOwed } });
  expect((await walletOf(desk.shop, buyer.id)).balance).toBe(20_000);
});

test('its customer is told of each refund by text, of the wallet and of the bank, and never of what is only owed', async () => {
  const { desk, clerk, ask } = await twoSoldPieces();
  await ask();
  await ask({ amountToman: 30_000, seen: 1 });
  const { id } = (await ask({ amountToman: 40_000, way: 'bank', seen: 2 })).body.Value;
  const whileOwed = await allTexts(desk.shop);

  await desk.ask('POST /v1/desk/refunds/pay', { id, trackingNo: '77' }, clerk);

  const kinds = ['registered', 'refundToWallet', 'refundToWallet'];
  const [, first, , last] = await allTexts(desk.shop);
  expect(whileOwed.map(({ kind }) => kind)).toEqual(kinds);
  expect(first?.body).toMatch(
    /^مبلغ ۲۰٬۰۰۰ تومان از سفارش [۰-۹]+ به کیف پول شما برگشت\.\nدلیل: بسته‌بندی پاره بود\./,
  );
  expect(last).toMatchObject({ kind: 'refundByBank' });
  expect(last?.body).toContain('واریز شد.\nشمارهٔ پیگیری: \u200E77\u200E');
});

test('an order that is rejected later gives back only what is left of its money and its pieces', async () => {
  const sold = await twoSoldPieces();
  const { desk, clerk, buyer, orderId, ask } = sold;
  const stock = await stockOf(desk.shop, buyer.saleParamId);
  await ask({ lines: onePiece(sold, false), amountToman: 110_000 });

  const rejected = await desk.ask(
    'POST /v1/desk/orders/reject',
    { id: orderId, reason: 'نداریم' },
    clerk,
  );
  const late = await ask({ seen: 1 });

  expect(rejected.body.Value).toMatchObject({ state: 'rejected', refundsToman: 110_000 });
  expect((await walletOf(desk.shop, buyer.id)).balance).toBe(265_000);
  expect(await stockOf(desk.shop, buyer.saleParamId)).toBe(stock + 1);
  expect(late).toMatchObject({ status: 409, body: { Message: messages.rejectedOrder } });
});

test('an order is not rejected while a refund of it waits for an owner', async () => {
  const { desk, clerk, orderId, ask } = await twoSoldPieces();

  await ask({}, await aMember(desk, ['support']));
  const read = () => desk.ask('GET /v1/desk/orders/one', { id: orderId }, clerk);

  const rejected = await desk.ask(
    'POST /v1/desk/orders/reject',
    { id: orderId, reason: 'نداریم' },
    clerk,
  );

  expect(rejected).toMatchObject({ status: 409, body: { Message: orderMessages.refundWaits } });
  expect((await read()).body.Value.can).toEqual(['approve']);
});
