import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { newServerDatabase, serverStore, serverUrl } from '../../testing/server-database.ts';
import type { Store } from '../store.ts';

const patience = { timeout: 10_000 };

/** The connections of a store that listen. */
async function listening({ db }: Store): Promise<number[]> {
  const { rows } = await sql<{ pid: number }>`select pid from pg_stat_activity
    where datname = current_database() and query like 'listen %'`.execute(db);
  return rows.map(({ pid }) => pid);
}

/** Ends those connections, as a server restart does. */
async function cut(store: Store): Promise<void> {
  for (const pid of await listening(store)) {
    await sql`select pg_terminate_backend(${pid})`.execute(store.db);
  }
}

test.skipIf(!serverUrl)(
  'a listening connection that is lost again and again is replaced by one each time',
  async () => {
    const store = await serverStore(await newServerDatabase());
    const heard: (string | null)[] = [];
    await store.listen('a_channel', (notice) => void heard.push(notice));

    for (const losses of [1, 2, 3]) {
      await cut(store);
      await vi.waitFor(() => expect(heard.length).toBeGreaterThanOrEqual(losses), patience);
    }
    await sql`select pg_notify('a_channel', 'news')`.execute(store.db);
    await vi.waitFor(() => expect(heard).toContain('news'), patience);

    expect(heard).toEqual([null, null, null, 'news']);
    expect(await listening(store)).toHaveLength(1);
  },
  30_000,
);

test.skipIf(!serverUrl)(
  'listeners that begin at the same moment share one connection',
  async () => {
    const store = await serverStore(await newServerDatabase());
    const heard: string[] = [];
    const listen = (channel: string) => store.listen(channel, () => void heard.push(channel));

    await Promise.all([listen('one'), listen('other')]);
    for (const channel of ['one', 'other']) {
      await sql`select pg_notify(${channel}, '')`.execute(store.db);
    }
    await vi.waitFor(() => expect(heard).toContain('other'), patience);

    expect(heard).toEqual(['one', 'other']);
    expect(await listening(store)).toHaveLength(1);
  },
);
