import { orderStatus } from '@kashi/contracts/order-status';
import { expect, test } from 'vitest';
import { aShopWithCoupon, setCoupon } from '../checkout/coupon-fixtures.ts';
import { aMember } from '../desk/desk-fixtures.ts';
import { twoSoldPieces, type Sold } from '../desk-orders/refunds/refund-fixtures.ts';
import {
  aBuyer,
  allOrders,
  fillCart,
  payAtBank,
  stockOf,
  walletOf,
} from '../payments/testing/payment-fixtures.ts';
import { messages } from './messages.ts';

async function cancel({ desk, orderId, buyer }: Sold, by: { token: string } = buyer) {
  const { hash: HashOrderId } = await desk.shop.store.db
    .selectFrom('orders')
    .select('hash')
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  return desk.shop.ask('POST /v1/Orders/Orders/Cancel', { HashOrderId }, by);
}

const textsOf = ({ desk }: Sold) =>
  desk.shop.store.db.selectFrom('texts').select(['kind', 'body']).orderBy('id').execute();

test('an order that is ready for pickup is cancelled by its customer, and one that a courier has is not', async () => {
  const sold = await twoSoldPieces();
  const { db } = sold.desk.shop.store;
  const status = orderStatus.handedToCourier;

  await db.updateTable('orders').set({ status, is_pickup: false }).execute();
  const carried = await cancel(sold);
  await db.updateTable('orders').set({ is_pickup: true, prepare_duration: '۲ ساعت' }).execute();
  const before = await sold.seenByCustomer();
  const ready = await cancel(sold);

  expect(carried.status).toBe(400);
  expect(before).toMatchObject({ CanCancel: true, PrepareDuration: null });
  expect(ready.body.Value).toMatchObject({ IsCancelled: true });
});

test('an order that nobody has handed over is cancelled by its customer: money and goods go back', async () => {
  const sold = await twoSoldPieces();
  const { desk, buyer, orderId, clerk } = sold;
  const stock = await stockOf(desk.shop, buyer.saleParamId);
  await desk.ask('POST /v1/desk/orders/approve', { id: orderId }, clerk);
  const before = await sold.seenByCustomer();

  const { status, body } = await cancel(sold);

  expect(before).toMatchObject({ CanCancel: true, IsCancelled: false });
  expect([status, body.Message]).toEqual([200, messages.cancelled]);
  expect(body.Value).toMatchObject({
    LastOrderStatusTypeId: orderStatus.rejected,
    IsCancelled: true,
    CanCancel: false,
    RejectionReason: null,
  });
  expect(await stockOf(desk.shop, buyer.saleParamId)).toBe(stock + 2);
  expect((await walletOf(desk.shop, buyer.id)).balance).toBe(265_000);
  expect((await textsOf(sold)).at(-1)).toMatchObject({
    kind: 'cancelled',
    body: expect.stringContaining('۲۶۵٬۰۰۰') as string,
  });
});

test('the coupon of a cancelled order is good for the next one', async () => {
  const { shop, buyer } = await aShopWithCoupon({ usage_limit: 1 });
  await setCoupon(shop, buyer, 'MEHR');
  await payAtBank(shop, buyer);
  const [order] = await allOrders(shop);
  const next = { ...buyer, hash: await fillCart(shop, buyer.token, buyer.saleParamId) };

  const before = await setCoupon(shop, next, 'MEHR');
  await shop.ask('POST /v1/Orders/Orders/Cancel', { HashOrderId: order?.hash ?? '' }, buyer);
  const after = await setCoupon(shop, next, 'MEHR');

  expect([before.status, after.status]).toEqual([400, 200]);
});

test('an order is cancelled once, however often and at once the customer asks', async () => {
  const sold = await twoSoldPieces();

  const answers = await Promise.all([cancel(sold), cancel(sold), cancel(sold)]);

  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect((await walletOf(sold.desk.shop, sold.buyer.id)).balance).toBe(265_000);
});

test('an order that is on its way is not cancelled, and the customer reads what to do', async () => {
  const sold = await twoSoldPieces();
  const { desk, orderId, clerk } = sold;
  await desk.ask('POST /v1/desk/orders/approve', { id: orderId }, clerk);
  await desk.ask('POST /v1/desk/orders/hand-over', { id: orderId }, clerk);

  const { status, body } = await cancel(sold);

  expect([status, body.Message]).toEqual([400, messages.tooLateToCancel]);
  expect(await sold.seenByCustomer()).toMatchObject({ CanCancel: false, IsCancelled: false });
  expect((await walletOf(desk.shop, sold.buyer.id)).balance).toBe(0);
});

test('an order that the shop has rejected is not cancelled as well', async () => {
  const sold = await twoSoldPieces();
  const { desk, orderId, clerk } = sold;
  await desk.ask('POST /v1/desk/orders/reject', { id: orderId, reason: 'شکسته بود.' }, clerk);

  const { status } = await cancel(sold);

  expect(status).toBe(400);
  expect((await walletOf(desk.shop, sold.buyer.id)).balance).toBe(265_000);
});

test('what was refunded before is not given back a second time', async () => {
  const sold = await twoSoldPieces();
  const owner = await aMember(sold.desk, ['owner']);
  await sold.ask({ amountToman: 20_000 }, owner);

  await cancel(sold);

  expect((await walletOf(sold.desk.shop, sold.buyer.id)).balance).toBe(265_000);
});

test('an order of which a refund waits for an owner is not cancelled before the decision', async () => {
  const sold = await twoSoldPieces();
  await sold.ask({}, await aMember(sold.desk, ['support']));

  const { status, body } = await cancel(sold);

  expect([status, body.Message]).toEqual([400, messages.refundUnderWay]);
  expect(await sold.seenByCustomer()).toMatchObject({ IsCancelled: false });
});

test('nobody cancels the order of another customer', async () => {
  const sold = await twoSoldPieces();
  const other = await aBuyer(sold.desk.shop, { mobile: '09131234568' });

  expect((await cancel(sold, other)).status).toBe(404);
  expect(await sold.seenByCustomer()).toMatchObject({ CanCancel: true });
});

test('customer and desk read who has ended the order, and the desk takes it no further', async () => {
  const sold = await twoSoldPieces();
  const { desk, orderId, clerk } = sold;
  await cancel(sold);

  const listed = await desk.shop.ask(
    'GET /v1/Orders/OrdersList/Read',
    { ordersListStateFilter: 3 },
    sold.buyer,
  );
  const { body } = await desk.ask('GET /v1/desk/orders/one', { id: orderId }, clerk);
  const approved = await desk.ask('POST /v1/desk/orders/approve', { id: orderId }, clerk);

  expect(listed.body.Value).toMatchObject([{ IsCancelled: true }]);
  expect(body.Value).toMatchObject({
    state: 'rejected',
    rejectionReason: 'مشتری سفارش را لغو کرده است.',
    can: [],
  });
  expect(approved.status).toBe(409);
});
