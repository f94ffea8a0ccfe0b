import { sql } from 'kysely';
import type { Store } from '../store/store.ts';

/** A value with another spelling, which lies in the table before it, with more than a thousand values between the two. */
export async function aValueAfterItsSpelling({ db }: Store): Promise<void> {
  await sql`
    with specification as (insert into property_groups (title, position) values ('حافظه', 1) returning id)
    insert into properties (group_id, title, position) select id, 'رم', 1 from specification`.execute(
    db,
  );
  await sql`
    insert into filter_values (id, property_id, value, same_as)
    select number, p.id, case number when 101 then '8' when 102 then '۸' else 'n' || number end, case number when 102 then 101 end
    from properties p, generate_series(101, 1102) as number`.execute(db);
  // A row that is written again lies after all others.
  await sql`update filter_values set value = value where id = 101`.execute(db);
}
