import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { advanceOrder } from '../orders/order-steps.ts';
import { aBuyer, aSellingShop, payAtBank } from '../payments/testing/payment-fixtures.ts';
import { testShop } from '../testing/test-shop.ts';
import { hasFailed } from './failed-texts.ts';
import { forgetOldTexts } from './forget-old-texts.ts';
import { sendTexts } from './send-texts.ts';
import { allTexts, aTextProvider, waitingTexts } from './text-fixtures.ts';

const dayMs = 24 * 60 * 60 * 1000;

test('texts that were sent or given up are deleted after half a year, and those that wait never', async () => {
  const shop = await testShop();
  await waitingTexts(shop, 5);
  const ended = (id: number, state: 'sent' | 'given-up', daysAgo: number) =>
    shop.store.db
      .updateTable('texts')
      .set({ state, next_try_at: new Date(shop.clock().getTime() - daysAgo * dayMs) })
      .where('id', '=', id)
      .execute();
  await ended(1, 'sent', 181);
  await ended(2, 'given-up', 181);
  await ended(3, 'sent', 179);
  await ended(4, 'given-up', 179);
  shop.setTime(new Date(shop.clock().getTime() + dayMs / 2));

  await forgetOldTexts(shop);
  const afterHalfAYear = (await allTexts(shop)).map(({ id }) => id);
  shop.setTime(new Date(shop.clock().getTime() + 400 * dayMs));
  await forgetOldTexts(shop);

  expect(afterHalfAYear).toEqual([3, 4, 5]);
  expect(await allTexts(shop)).toMatchObject([{ id: 5, state: 'waiting' }]);
});

test('an order whose texts are deleted tells of no state a second time', async () => {
  const [shop, provider] = [await aSellingShop(), await aTextProvider()];
  await payAtBank(shop, await aBuyer(shop));
  const { id } = await shop.store.db.selectFrom('orders').select('id').executeTakeFirstOrThrow();
  await advanceOrder(shop, id, 'approve');
  await sendTexts({ ...shop, ...provider });
  shop.setTime(new Date(shop.clock().getTime() + 181 * dayMs));
  await forgetOldTexts(shop);
  const kept = await allTexts(shop);

  await advanceOrder(shop, id, 'approve');
  await advanceOrder(shop, id, 'hand-over');

  expect(kept).toEqual([]);
  expect((await allTexts(shop)).map(({ kind }) => kind)).toEqual(['handedToCourier']);
});

test('the count of failed texts reads no text that was sent', async () => {
  const { store, clock } = await testShop();
  await sql`insert into texts (send_id, kind, mobile, body, state, made_at, next_try_at)
    select n, 'approved', '09131234567', 'متن', 'sent', ${clock()}, ${clock()}
    from generate_series(1, 20000) n`.execute(store.db);
  await sql`analyze texts`.execute(store.db);

  const plan = await store.db
    .selectFrom('texts')
    .select(({ fn }) => fn.countAll().as('count'))
    .where(hasFailed(clock()))
    .explain();

  expect(JSON.stringify(plan)).toContain('texts_by_state');
  expect(JSON.stringify(plan)).not.toContain('Seq Scan');
});
