import { expect, test } from 'vitest';
import { aShopWithCoupon, setCoupon } from '../checkout/coupon-fixtures.ts';
import { aDeskOf, aMember } from '../desk/desk-fixtures.ts';
import {
  aBuyer,
  allOrders,
  aSellingShop,
  payAtBank,
  paymentUrl,
} from '../payments/testing/payment-fixtures.ts';
import { messages } from './messages.ts';
import { twoSoldPieces } from './refunds/refund-fixtures.ts';

/** A desk that reads the only order of a shop: its page, and its row in the file by the heads of the columns. */
async function readAtDesk(shop: Parameters<typeof aDeskOf>[0]) {
  const desk = await aDeskOf(shop);
  const { cookie } = await aMember(desk, ['orders']);
  const id = (await allOrders(shop))[0]?.id ?? 0;
  const page = (await desk.ask('GET /v1/desk/orders/one', { id }, { cookie })).body.Value;
  const file = await desk.send('GET', '/v1/desk/orders/csv', { cookie });
  const [, row = ''] = file.body.split('\r\n');
  const heads = Object.keys(messages.columns);
  const cells = Object.fromEntries(
    row.split(',').map((cell, index): [string, string] => [heads[index] ?? '', cell]),
  );
  return { page, cells };
}

test('an order that the wallet has paid in part has the same sums on its page and in the file', async () => {
  const shop = await aSellingShop();
  const buyer = await aBuyer(shop, { quantity: 2, credit: 30_000 });
  await payAtBank(shop, buyer, { useCredit: true });

  const { page, cells } = await readAtDesk(shop);

  expect(page).toMatchObject({
    pieces: 2,
    subTotal: 200_000,
    tax: 20_000,
    deliveryFee: 45_000,
    totalToman: 265_000,
    paidFromWallet: 30_000,
    gateway: 'zarinpal',
    lines: [{ Quantity: 2, Price: 100_000, FinalPriceSum: 200_000 }],
  });
  expect(cells).toMatchObject({
    pieces: '2',
    subTotal: '200000',
    tax: '20000',
    deliveryFee: '45000',
    total: '265000',
    fromWallet: '30000',
  });
});

test('the page of an order tells the discount of its goods from the one of its coupon', async () => {
  const { shop, buyer } = await aShopWithCoupon({});
  await setCoupon(shop, buyer, 'MEHR');
  await payAtBank(shop, buyer);
  const change = { sub_total: 105_000, discount: 5000 };
  await shop.store.db.updateTable('orders').set(change).execute();

  const { page } = await readAtDesk(shop);

  expect(page).toMatchObject({ subTotal: 105_000, discount: 5000, couponDiscount: 10_000 });
});

test('an order that the wallet has paid alone names no bank', async () => {
  const shop = await aSellingShop();
  const buyer = await aBuyer(shop, { credit: 155_000 });
  await paymentUrl(shop, buyer, { useCredit: true });

  const { page } = await readAtDesk(shop);

  expect(page).toMatchObject({ paidFromWallet: 155_000, bankReference: null, gateway: null });
});

test('of two orders each page has its own goods, steps, refunds and returns, and each row its own goods', async () => {
  const { desk, clerk, buyer, orderId, ask } = await twoSoldPieces();
  const { shop } = desk;
  const other = await aBuyer(shop, { mobile: '09120000000' });
  await payAtBank(shop, other);
  const othersId = (await allOrders(shop)).at(-1)?.id ?? 0;
  await ask();
  await desk.ask('POST /v1/desk/orders/approve', { id: orderId }, clerk);
  await shop.store.db
    .insertInto('order_returns')
    .values({
      order_id: orderId,
      customer_id: buyer.id,
      press_key: 'k'.repeat(22),
      reason: 'wrong',
      comment: '',
      asked_at: shop.clock(),
    })
    .execute();

  const pageOf = async (id: number) =>
    (await desk.ask('GET /v1/desk/orders/one', { id }, clerk)).body.Value;
  const own = await pageOf(orderId);
  const others = await pageOf(othersId);
  const file = await desk.send('GET', '/v1/desk/orders/csv', { cookie: clerk.cookie });

  const shapeOf = ({ lines, history, refunds, returns }: typeof own) =>
    [lines, history, refunds, returns].map(({ length }) => length);
  expect([shapeOf(own), shapeOf(others)]).toEqual([
    [1, 2, 1, 1],
    [1, 1, 0, 0],
  ]);
  expect(others.lines).toMatchObject([{ ProductSaleParamId: other.saleParamId }]);
  const goods = file.body.trimEnd().split('\r\n').slice(1);
  expect(goods.map((row) => row.split(' × ').length - 1)).toEqual([1, 1]);
});
