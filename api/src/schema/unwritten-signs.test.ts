import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { aProduct } from '../catalogue/catalogue-fixtures.ts';
import { emptyDatabase } from '../testing/test-database.ts';

test('signs that nobody reads leave the search texts of before, which still begin with the name', async () => {
  const { store, pool } = await emptyDatabase();
  await aProduct({ store }, { name: 'هدفون' });
  await store.db
    .updateTable('product_listing')
    .set({ name_text: 'هد\u00ADفون \uFE0F', search_text: 'هد\u00ADفون \uFE0F کاشی' })
    .execute();

  await pool.query(
    readFileSync(new URL('migrations/089-unwritten-signs.sql', import.meta.url), 'utf8'),
  );

  const texts = await store.db
    .selectFrom('product_listing')
    .select(['name_text', 'search_text'])
    .execute();
  expect(texts).toEqual([{ name_text: 'هدفون', search_text: 'هدفون کاشی' }]);
});
