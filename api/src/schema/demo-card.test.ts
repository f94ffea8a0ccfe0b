import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fillStore } from '../seed/fill-store.ts';
import { toPicture } from '../seed/pictures/planned-picture.ts';
import { emptyDatabase } from '../testing/test-database.ts';

test.each([
  ['a shop that has left the demo', 'keeps no card of the demo', true, ['']],
  ['the demo', 'keeps its card', false, ['6037990000001238']],
])('%s %s', async (_who, _what, hasLeft, cards) => {
  const { store, pool } = await emptyDatabase();
  await fillStore(store, toPicture);
  if (hasLeft) await store.db.insertInto('left_demo').values({ left_at: new Date() }).execute();

  await pool.query(readFileSync(new URL('migrations/103-demo-card.sql', import.meta.url), 'utf8'));

  const rows = await store.db.selectFrom('shop_settings').select('account_key').execute();
  expect(rows.map(({ account_key }) => account_key)).toEqual(cards);
});
