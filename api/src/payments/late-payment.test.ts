import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { comeBack, pressAtBank } from './testing/bank-visit-fixtures.ts';
import { aBuyer, allOrders, aSellingShop, paymentUrl } from './testing/payment-fixtures.ts';

test('an order counts its working days from its payment, not from when the buyer left for the bank', async () => {
  const shop = await aSellingShop();
  await shop.store.db.updateTable('carrier_zones').set({ least_days: 1, most_days: 1 }).execute();
  const buyer = await aBuyer(shop);
  // A Saturday; what is ordered after two is packed the next day.
  shop.setTime('2026-01-10T13:58:00+03:30');
  const page = await paymentUrl(shop, buyer);

  shop.setTime('2026-01-10T14:01:00+03:30');
  await comeBack(shop, await pressAtBank(shop, page, 'pay'));

  expect(await allOrders(shop)).toMatchObject([{ prepare_duration: 'دوشنبه ۲۲ دی' }]);
});

test('a payment that began before its carrier’s days were kept has the days that its buyer saw', async () => {
  const shop = await aSellingShop();
  const page = await paymentUrl(shop, await aBuyer(shop));
  await sql`update payment_attempts
    set snapshot = jsonb_set(snapshot #- '{delivery,days}', '{delivery,prepareDuration}', '"شنبه"')`.execute(
    shop.store.db,
  );

  await comeBack(shop, await pressAtBank(shop, page, 'pay'));

  expect(await allOrders(shop)).toMatchObject([{ prepare_duration: 'شنبه' }]);
});
