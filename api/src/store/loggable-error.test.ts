import { inspect } from 'node:util';
import { expect, test } from 'vitest';
import { emptyDatabase } from '../testing/test-database.ts';
import { loggable } from './loggable-error.ts';

test("the log of a row that the database refused omits the row's contents", async () => {
  const { store } = await emptyDatabase();
  const error: unknown = await store.db
    .insertInto('customers')
    .values({ mobile: 'x', password_hash: '$argon2id$', first_name: 'نگار', last_name: 'رضایی' })
    .execute()
    .catch((refused: unknown) => refused);

  const logged = inspect(loggable(error));

  expect(logged).toContain('customers_mobile_check');
  expect(logged).not.toMatch(/argon2id|نگار/);
});
