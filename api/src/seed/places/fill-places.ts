import type { Transaction } from 'kysely';
import type { Tables } from '../../schema/tables.ts';
import { continueIds, insertRows } from '../rows/insert-rows.ts';
import { countryRows } from './place-rows.ts';

/** Gives a shop the provinces and cities of the country, if it has none: an address names them, whatever is sold. */
export async function fillPlaces(tx: Transaction<Tables>): Promise<void> {
  const known = await tx.selectFrom('provinces').select('id').limit(1).executeTakeFirst();
  if (known) return;
  for (const rows of countryRows()) await insertRows(tx, rows);
  await continueIds(tx, ['provinces', 'cities']);
}
