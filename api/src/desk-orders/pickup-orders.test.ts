import { orderStatus } from '@kashi/contracts/order-status';
import { expect, test } from 'vitest';
import { aDeskOf, aMember } from '../desk/desk-fixtures.ts';
import { aBuyer, aSellingShop, payAtBank, walletOf } from '../payments/testing/payment-fixtures.ts';

/** A shop with one order for 155,000 toman that its customer picks up, and the clerk who handles orders there. */
async function anOrderForPickup() {
  const shop = await aSellingShop();
  const desk = await aDeskOf(shop);
  const buyer = await aBuyer(shop);
  await payAtBank(shop, buyer);
  const { id } = await shop.store.db
    .updateTable('orders')
    .set({ is_pickup: true })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { desk, clerk: await aMember(desk, ['orders']), buyer, id, db: shop.store.db };
}

test('an order for pickup becomes ready, its customer hears so, and it is delivered when the customer comes', async () => {
  const { desk, clerk, id, db } = await anOrderForPickup();

  const approved = await desk.ask('POST /v1/desk/orders/approve', { id }, clerk);
  const handedOver = await desk.ask('POST /v1/desk/orders/hand-over', { id }, clerk);
  const ready = await desk.ask('POST /v1/desk/orders/make-ready', { id }, clerk);
  const delivered = await desk.ask('POST /v1/desk/orders/deliver', { id }, clerk);

  expect(approved.body.Value).toMatchObject({ canBecomeReady: true, can: ['deliver', 'reject'] });
  expect(handedOver.status).toBe(409);
  expect(ready.body.Value).toMatchObject({ canBecomeReady: false, can: ['deliver', 'reject'] });
  expect(delivered.body.Value).toMatchObject({ state: 'delivered', can: [] });
  const texts = await db.selectFrom('texts').select(['kind', 'body']).orderBy('id').execute();
  expect(texts.map(({ kind }) => kind)).toEqual([
    'registered',
    'approved',
    'handedToCourier',
    'delivered',
  ]);
  expect(texts[2]?.body).toContain('می‌توانید آن را از فروشگاه بگیرید');
});

test('an order that somebody collects at once is delivered without becoming ready', async () => {
  const { desk, clerk, id } = await anOrderForPickup();
  await desk.ask('POST /v1/desk/orders/approve', { id }, clerk);

  const delivered = await desk.ask('POST /v1/desk/orders/deliver', { id }, clerk);

  expect(delivered.body.Value.state).toBe('delivered');
});

test('an order for a courier never becomes ready for pickup', async () => {
  const { desk, clerk, id, db } = await anOrderForPickup();
  await db.updateTable('orders').set({ is_pickup: false }).where('id', '=', id).execute();
  await desk.ask('POST /v1/desk/orders/approve', { id }, clerk);

  const ready = await desk.ask('POST /v1/desk/orders/make-ready', { id }, clerk);

  expect(ready.status).toBe(409);
});

test('a ready order that nobody comes for is rejected, and one that a courier has is not', async () => {
  const { desk, clerk, buyer, id, db } = await anOrderForPickup();
  const status = orderStatus.handedToCourier;
  const rejects = () => desk.ask('POST /v1/desk/orders/reject', { id, reason: 'نیامد.' }, clerk);

  await db.updateTable('orders').set({ status, is_pickup: false }).where('id', '=', id).execute();
  const refused = await rejects();
  await db.updateTable('orders').set({ is_pickup: true }).where('id', '=', id).execute();
  const rejected = await rejects();

  expect(refused.status).toBe(409);
  expect(rejected.body.Value.state).toBe('rejected');
  expect((await walletOf(desk.shop, buyer.id)).balance).toBe(155_000);
});
