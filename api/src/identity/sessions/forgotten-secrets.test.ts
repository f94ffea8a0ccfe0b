import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { aMember } from '../../desk/desk-fixtures.ts';
import { invite } from '../../desk-staff/invitations.ts';
import { testShop, type TestShop } from '../../testing/test-shop.ts';
import { aCustomer, logIn } from '../identity-fixtures.ts';
import { forgetOldSecrets } from './forget-old-secrets.ts';

const tables = [
  'sessions',
  'confirmations',
  'try_counters',
  'staff_sessions',
  'staff_invitations',
  'desk_answers',
] as const;

test('sessions, codes, counted tries and addresses to set up stay as long as they are good, and go then', async () => {
  const shop = await testShop();
  await aCustomer(shop);
  await shop.store.db.deleteFrom('try_counters').execute();
  await logIn(shop, 'wrong');
  const { id } = await aMember({ shop }, ['orders']);
  await shop.store.transaction((tx) => invite(tx, id, shop.clock()));
  await shop.store.db
    .insertInto('desk_answers')
    .values({ staff_id: id, press_key: 'k'.repeat(22), asked: '{}', at: shop.clock() })
    .execute();

  const left = {
    atOnce: await leftAfter(shop, 60_000),
    afterAWorkingDay: await leftAfter(shop, 12 * hourMs),
    afterADay: await leftAfter(shop, 24 * hourMs),
    aMomentLater: await leftAfter(shop, 24 * hourMs + 1),
    afterAMonth: await leftAfter(shop, 30 * 24 * hourMs),
  };

  const { staff_sessions: _, ...ofADay } = all;
  expect(left.atOnce).toEqual(all);
  expect(left.afterAWorkingDay).toEqual(ofADay);
  expect(left.afterADay).toEqual({ sessions: 1, confirmations: 1, desk_answers: 1 });
  expect(left.aMomentLater).toEqual({ sessions: 1 });
  expect(left.afterAMonth).toEqual({});
});

const hourMs = 60 * 60 * 1000;
const all = Object.fromEntries(tables.map((table) => [table, 1]));

/** How many rows each table has left so long after the beginning; tables without any are left out. */
async function leftAfter(shop: TestShop, ms: number): Promise<Record<string, number>> {
  shop.setTime(new Date(Date.parse('2026-01-10T08:00:00Z') + ms));
  await forgetOldSecrets(shop);
  const counts = await Promise.all(
    tables.map(async (table) => {
      const { rows } = await sql<{ id: number }>`select 1 as id from ${sql.table(table)}`.execute(
        shop.store.db,
      );
      return [table, rows.length] as const;
    }),
  );
  return Object.fromEntries(counts.filter(([, count]) => count > 0));
}
