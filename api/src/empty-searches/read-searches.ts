import { longestSpanDays, type Figures } from '@kashi/contracts/desk/figures';
import { sql, type Kysely } from 'kysely';
import type { Tables } from '../schema/tables.ts';

/** How many texts the owner is shown: the rest was asked for once or twice. */
const usuallyShown = 50;

/**
 * The texts that shoppers searched for in vain between two days of Tehran, both included, the most frequent first: fifty, or as many
 * as `most` says.
 */
export async function readEmptySearches(
  db: Kysely<Tables>,
  { from, to }: { from: string; to: string },
  most = usuallyShown,
): Promise<Figures['emptySearches']> {
  const { rows } = await sql<Figures['emptySearches'][number]>`
    select text, sum(times)::int as times from empty_searches
    where day between ${from}::date and ${to}::date
    group by text order by times desc, text limit ${most}`.execute(db);
  return rows;
}

export async function forgetOldSearches(db: Kysely<Tables>, now: Date): Promise<void> {
  await sql`delete from empty_searches where day < ${now}::timestamptz::date - ${longestSpanDays}::int`.execute(
    db,
  );
}
