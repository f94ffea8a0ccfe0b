import { sql, type Transaction } from 'kysely';
import { expect, test } from 'vitest';
import type { Tables } from '../schema/tables.ts';
import { openPayments } from './open-payments.ts';
import { aBuyer, aSellingShop, payAtBank } from './testing/payment-fixtures.ts';

test('the list of open payments asks nothing about a payment that is simply paid', async () => {
  const shop = await aSellingShop();
  await payAtBank(shop, await aBuyer(shop));

  const { open, scans } = await shop.store.transaction(async (tx) => {
    const before = await scansOfEvents(tx);
    const found = await openPayments(tx, shop.clock()).execute();
    return { open: found, scans: (await scansOfEvents(tx)) - before };
  });

  expect(open).toEqual([]);
  expect(scans).toBe(0);
});

async function scansOfEvents(tx: Transaction<Tables>): Promise<number> {
  const { rows } = await sql<{ scans: number }>`
    select (seq_scan + idx_scan)::int as scans from pg_stat_xact_user_tables where relname = 'payment_events'`.execute(
    tx,
  );
  return rows[0]?.scans ?? 0;
}
