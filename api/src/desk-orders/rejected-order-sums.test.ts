import { expect, test } from 'vitest';
import { aShopWithCoupon, setCoupon } from '../checkout/coupon-fixtures.ts';
import { aDeskOf, aMember } from '../desk/desk-fixtures.ts';
import { payAtBank } from '../payments/testing/payment-fixtures.ts';

/** An order for 144,000 toman, ten percent off by a coupon, with tax and delivery. */
async function anOrderWithCoupon() {
  const { shop, buyer } = await aShopWithCoupon({});
  const desk = await aDeskOf(shop);
  await setCoupon(shop, buyer, 'MEHR');
  await payAtBank(shop, buyer);
  const { id } = await shop.store.db.selectFrom('orders').select('id').executeTakeFirstOrThrow();
  const clerk = await aMember(desk, ['orders']);
  const reject = () => desk.ask('POST /v1/desk/orders/reject', { id, reason: 'نداریم' }, clerk);
  return { desk, clerk, id, reject };
}

test('a rejected order has given back everything, in the file of orders as in the figures', async () => {
  const { desk, clerk, id, reject } = await anOrderWithCoupon();

  await reject();
  const owner = await aMember(desk, ['owner']);
  const span = { from: '2026-01-10', to: '2026-01-10' };
  const { days } = (await desk.ask('GET /v1/desk/figures', span, owner)).body.Value;
  const file = await desk.send('GET', '/v1/desk/orders/csv', { cookie: clerk.cookie });

  expect(days).toMatchObject([{ salesToman: 0, returnedToman: 144_000 }]);
  expect(file.body).toMatch(new RegExp(`${id},.*,144000,\r\n$`));
});

test('a rejected order still says which coupon took how much off', async () => {
  const { reject } = await anOrderWithCoupon();

  expect((await reject()).body.Value).toMatchObject({ couponDiscount: 10_000, couponCode: 'MEHR' });
});
