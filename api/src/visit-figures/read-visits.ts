import { longestSpanDays, type Figures } from '@kashi/contracts/desk/figures';
import { sql, type Kysely } from 'kysely';
import type { Tables } from '../schema/tables.ts';

type Visits = Figures['visits'];

/** How many products the owner is shown. */
const mostShown = 10;

/** What was counted between two days of Tehran, both included, and whether anything is counted now. */
export async function readVisits(
  db: Kysely<Tables>,
  span: { from: string; to: string },
): Promise<Visits> {
  const settings = await db.selectFrom('shop_settings').select('counts_figures').executeTakeFirst();
  return {
    isCounted: settings?.counts_figures ?? false,
    ...(await sumsOf(db, span)),
    mostViewed: await mostViewedOf(db, span),
  };
}

async function sumsOf(
  db: Kysely<Tables>,
  { from, to }: { from: string; to: string },
): Promise<Omit<Visits, 'isCounted' | 'mostViewed'>> {
  const { rows } = await sql<{ event: keyof typeof nothing; times: number }>`
    select event, sum(times)::int as times from visit_figures
    where day between ${from}::date and ${to}::date group by event`.execute(db);
  return { ...nothing, ...Object.fromEntries(rows.map(({ event, times }) => [event, times])) };
}

const nothing = { view: 0, add: 0, begin: 0, pay: 0 };

async function mostViewedOf(
  db: Kysely<Tables>,
  { from, to }: { from: string; to: string },
): Promise<Visits['mostViewed']> {
  const { rows } = await sql<Visits['mostViewed'][number]>`
    select p.id as "productId", p.name, coalesce(sum(f.times) filter (where f.event = 'view'), 0)::int as views,
      coalesce(sum(f.times) filter (where f.event = 'add'), 0)::int as adds
    from visit_figures f join products p on p.id = f.product_id
    where f.day between ${from}::date and ${to}::date
    group by p.id having bool_or(f.event = 'view')
    order by views desc, adds desc, p.id limit ${mostShown}`.execute(db);
  return rows;
}

export async function forgetOldVisits(db: Kysely<Tables>, now: Date): Promise<void> {
  await sql`delete from visit_figures where day < ${now}::timestamptz::date - ${longestSpanDays}::int`.execute(
    db,
  );
}
