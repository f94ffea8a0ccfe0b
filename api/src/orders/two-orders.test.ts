import { orderStatus } from '@kashi/contracts/order-status';
import { expect, test } from 'vitest';
import { aMember } from '../desk/desk-fixtures.ts';
import { twoSoldPieces } from '../desk-orders/refunds/refund-fixtures.ts';
import { allOrders, fillCart, payAtBank } from '../payments/testing/payment-fixtures.ts';

test("of a customer's two orders each tells its own goods, states and refunds, and only the named one is cancelled", async () => {
  const { desk, buyer, orderId, clerk, ask } = await twoSoldPieces();
  const { shop } = desk;
  const hash = await fillCart(shop, buyer.token, buyer.saleParamId, { quantity: 3 });
  await payAtBank(shop, { ...buyer, hash });
  await desk.ask('POST /v1/desk/orders/approve', { id: orderId }, clerk);
  await ask({ lines: [{ saleParamId: buyer.saleParamId, quantity: 1, isRestocked: false }] });
  const orders = await allOrders(shop);
  const [earlier = '', later = ''] = orders.map((order) => order.hash);
  const support = await aMember(desk, ['support']);
  await ask({ orderId: orders.at(-1)?.id ?? 0 }, support);

  const pages = await Promise.all(
    [earlier, later].map((HashOrderId) =>
      shop.ask('GET /v1/Orders/Orders/Read', { HashOrderId }, buyer),
    ),
  );
  await shop.ask('POST /v1/Orders/Orders/Cancel', { HashOrderId: earlier }, buyer);

  expect(pages.map(({ body }) => body.Value)).toMatchObject([
    {
      OrderDetails: [{ Quantity: 2, ReturnablePieces: 1 }],
      StatusDates: [{}, { OrderStatusTypeId: orderStatus.approved }],
      Refunds: [{ Amount: 20_000, Details: [{ Quantity: 1 }] }],
    },
    { OrderDetails: [{ Quantity: 3, ReturnablePieces: 3 }], StatusDates: [{}], Refunds: [] },
  ]);
  expect(await allOrders(shop)).toMatchObject([
    { hash: earlier, status: orderStatus.rejected },
    { hash: later, status: orderStatus.registered },
  ]);
});
