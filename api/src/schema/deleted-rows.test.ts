import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { emptyDatabase } from '../testing/test-database.ts';

test('no deletion of an address or a product reads a whole table for the rows that name it', async () => {
  const { store } = await emptyDatabase();

  const { rows } = await sql<{ name: string }>`
    select fk.conrelid::regclass || '.' || a.attname as name
    from pg_constraint fk
    join pg_attribute a on a.attrelid = fk.conrelid and a.attnum = fk.conkey[1]
    where fk.contype = 'f' and fk.confrelid in ('addresses'::regclass, 'products'::regclass)
      and not exists (
        select from pg_index i where i.indrelid = fk.conrelid and i.indkey[0] = fk.conkey[1]
          and (i.indpred is null or pg_get_expr(i.indpred, i.indrelid) = format('(%I IS NOT NULL)', a.attname)))
    order by name`.execute(store.db);

  expect(rows.map(({ name }) => name)).toEqual([]);
});
