import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inArabicLetters } from '../testing/arabic-letters.ts';
import { emptyDatabase } from '../testing/test-database.ts';

test('names of before are put into Persian letters, and all other text stays', async () => {
  const { store, pool } = await emptyDatabase();
  await store.db
    .insertInto('customers')
    .values([
      {
        mobile: '09120000001',
        first_name: inArabicLetters('علی'),
        last_name: 'کریمی',
        password_hash: '',
      },
      {
        mobile: '09120000002',
        first_name: 'سارا',
        last_name: inArabicLetters('نیکو'),
        password_hash: '',
      },
    ])
    .execute();

  await pool.query(
    readFileSync(new URL('migrations/088-persian-letters.sql', import.meta.url), 'utf8'),
  );

  const names = await store.db
    .selectFrom('customers')
    .select(['first_name', 'last_name'])
    .orderBy('mobile')
    .execute();
  expect(names).toEqual([
    { first_name: 'علی', last_name: 'کریمی' },
    { first_name: 'سارا', last_name: 'نیکو' },
  ]);
});
