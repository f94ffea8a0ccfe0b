import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { speakAlike } from '../../move-store/store-lines.ts';
import { newServerDatabase, serverStore, serverUrl } from '../../testing/server-database.ts';

test.skipIf(!serverUrl)(
  'the server ends a transaction between whose statements half a minute passes, and notices a lost machine as soon',
  async () => {
    const store = await serverStore(await newServerDatabase());

    const { rows } = await store.transaction((tx) =>
      sql<Record<string, string>>`select name, setting from pg_settings where name in
        ('idle_in_transaction_session_timeout', 'tcp_keepalives_idle', 'tcp_keepalives_interval', 'tcp_keepalives_count')`.execute(
        tx,
      ),
    );

    expect(Object.fromEntries(rows.map(({ name, setting }) => [name, setting]))).toEqual({
      idle_in_transaction_session_timeout: '30000',
      tcp_keepalives_idle: '10',
      tcp_keepalives_interval: '5',
      tcp_keepalives_count: '3',
    });
  },
);

test.skipIf(!serverUrl)(
  'a backup that fetches pictures between its statements may take as long as it wants',
  async () => {
    const store = await serverStore(await newServerDatabase());

    const { rows } = await store.transaction(async (tx) => {
      await sql`set local idle_in_transaction_session_timeout = 50`.execute(tx);
      await speakAlike(tx);
      await sql`select pg_sleep(0.5)`.execute(store.db);
      return sql`select 1`.execute(tx);
    });

    expect(rows).toHaveLength(1);
  },
);
