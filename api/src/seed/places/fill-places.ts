import type { Transaction } from 'kysely';
import type { Tables } from '../../schema/tables.ts';
import { continueIds, insertRows } from '../rows/insert-rows.ts';
import { countryRows } from './place-rows.ts';

/**
 * Fills in the country's provinces and cities, if the shop has none: addresses refer to them in every shop, not only in the demo.
 */
export async function fillPlaces(tx: Transaction<Tables>): Promise<void> {
  const known = await tx.selectFrom('provinces').select('id').limit(1).executeTakeFirst();
  if (known) return;
  for (const rows of countryRows()) await insertRows(tx, rows);
  await continueIds(tx, ['provinces', 'cities']);
}
