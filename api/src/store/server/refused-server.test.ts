import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { newServerDatabase, serverStore, serverUrl } from '../../testing/server-database.ts';
import { RefusedOpeningError } from '../refused-opening.ts';
import { openServerStore } from './server-store.ts';

test.skipIf(!serverUrl).each([
  ['a user that the server does not know', (url: URL) => (url.username = 'nobody-here')],
  ['a database that is not there', (url: URL) => (url.pathname = '/not-there')],
])('%s is refused with the reason of the server in a sentence', async (_what, spoil) => {
  const url = new URL(await newServerDatabase());
  const wrong = decodeURIComponent(spoil(url).replace('/', ''));

  const opening = openServerStore(url.href);

  await expect(opening).rejects.toBeInstanceOf(RefusedOpeningError);
  await expect(opening).rejects.toThrow(`"${wrong}" does not exist`);
});

test.skipIf(!serverUrl)(
  'a database in which its user may make no tables is refused in a sentence',
  async () => {
    const url = new URL(await newServerDatabase());
    const store = await serverStore(url.href);
    const user = `guest_${process.pid}`;
    await sql`drop table migrations`.execute(store.db);
    await sql`create role ${sql.id(user)} login`.execute(store.db);
    onTestFinished(async () => void (await sql`drop role ${sql.id(user)}`.execute(store.db)));
    url.username = user;

    const opening = openServerStore(url.href);

    await expect(opening).rejects.toBeInstanceOf(RefusedOpeningError);
    await expect(opening).rejects.toThrow('permission denied for schema public');
  },
);

test.skipIf(!serverUrl)(
  'a server with too few connections for the process is refused in a sentence',
  async () => {
    await expect(openServerStore(await newServerDatabase(), 100_000)).rejects.toBeInstanceOf(
      RefusedOpeningError,
    );
  },
);

test.skipIf(!serverUrl).each(['SQL_ASCII', 'LATIN1'])(
  'a database with the encoding %s, which does not know Persian, is refused in a sentence',
  async (encoding) => {
    const url = await newServerDatabase(`encoding '${encoding}' locale 'C' template template0`);

    const opening = openServerStore(url);

    await expect(opening).rejects.toBeInstanceOf(RefusedOpeningError);
    await expect(opening).rejects.toThrow(`The database has the encoding ${encoding}, and `);
  },
);
