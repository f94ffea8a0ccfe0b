import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { newServerDatabase, serverStore, serverUrl } from '../../testing/server-database.ts';

test.skipIf(!serverUrl)('the server compiles none of the shop’s statements', async () => {
  const store = await serverStore(await newServerDatabase());

  const { rows } = await sql<{ jit: string }>`show jit`.execute(store.db);

  expect(rows).toEqual([{ jit: 'off' }]);
});
