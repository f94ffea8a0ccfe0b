import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../schema/tables.ts';
import { continueIds, insertRows } from '../rows/insert-rows.ts';
import { countryRows } from './place-rows.ts';

/**
 * Fills in the country's provinces and cities, if the shop has none: addresses refer to them in every shop, not only in the demo.
 */
export async function fillPlaces(tx: Transaction<Tables>): Promise<void> {
  if (await hasPlaces(tx)) return;
  // Two at once would both fill them in; the second one waits, and finds them.
  await sql`select pg_advisory_xact_lock(hashtext('places'))`.execute(tx);
  if (await hasPlaces(tx)) return;
  for (const rows of countryRows()) await insertRows(tx, rows);
  await continueIds(tx, ['provinces', 'cities']);
}

async function hasPlaces(tx: Transaction<Tables>): Promise<boolean> {
  const known = await tx.selectFrom('provinces').select('id').limit(1).executeTakeFirst();
  return known !== undefined;
}
