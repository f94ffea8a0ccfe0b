import { deskMessages } from '@kashi/contracts/desk/desk-messages';
import { expect, test } from 'vitest';
import { aDeskOf, aMember } from '../desk/desk-fixtures.ts';
import { aBuyer, aSellingShop, payAtBank } from '../payments/testing/payment-fixtures.ts';
import { messages } from './messages.ts';

test('an order for pickup goes from the approval to the delivery, and to no courier', async () => {
  const shop = await aSellingShop();
  const desk = await aDeskOf(shop);
  const clerk = await aMember(desk, ['orders']);
  const buyer = await aBuyer(shop);
  await shop.ask(
    'POST /v1/Orders/CartAddress/Apply',
    { HashCartId: buyer.hash, CarrierId: 0, CustomerAddressId: -1 },
    buyer,
  );
  await payAtBank(shop, buyer);
  const { id } = await shop.store.db.selectFrom('orders').select('id').executeTakeFirstOrThrow();

  const approved = await desk.ask('POST /v1/desk/orders/approve', { id }, clerk);
  const handedOver = await desk.ask('POST /v1/desk/orders/hand-over', { id }, clerk);
  const delivered = await desk.ask('POST /v1/desk/orders/deliver', { id }, clerk);

  expect(approved.body.Value).toMatchObject({ isPickup: true, can: ['deliver', 'reject'] });
  expect(handedOver).toMatchObject({
    status: 409,
    body: { Message: messages.cannot['hand-over'] },
  });
  expect(delivered.body.Value).toMatchObject({ state: 'delivered', can: [] });
});

test.each(['GET /v1/desk/orders', 'GET /v1/desk/orders/csv'] as const)(
  'a span of orders that ends before it begins is refused beside its end (%s)',
  async (call) => {
    const desk = await aDeskOf(await aSellingShop());
    const clerk = await aMember(desk, ['orders']);
    const span = { from: '2026-01-11T00:00:00Z', to: '2026-01-10T00:00:00Z' };

    expect(await desk.ask(call, span, clerk)).toMatchObject({
      status: 400,
      body: { Errors: [{ Field: 'to', Message: deskMessages.lastDay }] },
    });
  },
);

test('an order belongs to the span that begins with its moment, and not to the one that ends with it', async () => {
  const shop = await aSellingShop();
  const desk = await aDeskOf(shop);
  const clerk = await aMember(desk, ['orders']);
  await payAtBank(shop, await aBuyer(shop));
  const moment = shop.clock().toISOString();
  const found = async (span: { from?: string; to?: string }) =>
    (await desk.ask('GET /v1/desk/orders', span, clerk)).body.Value.rows.length;

  expect(await found({ from: moment })).toBe(1);
  expect(await found({ to: moment })).toBe(0);
});

test('whoever only answers shoppers takes no order a step further', async () => {
  const shop = await aSellingShop();
  const desk = await aDeskOf(shop);
  const support = await aMember(desk, ['support']);
  await payAtBank(shop, await aBuyer(shop));
  const { id } = await shop.store.db.selectFrom('orders').select('id').executeTakeFirstOrThrow();

  const answers = [
    await desk.ask('POST /v1/desk/orders/approve', { id }, support),
    await desk.ask('POST /v1/desk/orders/hand-over', { id }, support),
    await desk.ask('POST /v1/desk/orders/deliver', { id }, support),
    await desk.ask('POST /v1/desk/orders/reject', { id, reason: 'نداریم' }, support),
  ];

  expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403]);
});
