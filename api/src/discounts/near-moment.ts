import { sql } from 'kysely';
import type { Store } from '../store/store.ts';

/** Whether a discount begins or ends within this time: no browser may keep an answer with prices beyond that moment. */
export async function isMomentNear({ db }: Pick<Store, 'db'>, withinMs: number): Promise<boolean> {
  const soon = sql`now() + make_interval(secs => ${withinMs / 1000}::float8)`;
  const { rows } = await sql<{ isNear: boolean }>`
    select exists (select from products where discount_from > now() and discount_from <= ${soon})
      or exists (select from products where discount_until > now() and discount_until <= ${soon}) as "isNear"`.execute(
    db,
  );
  return rows[0]?.isNear ?? false;
}
