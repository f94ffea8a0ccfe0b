import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createSessions } from './identity/sessions/sessions.ts';
import { aCustomerRow } from './payments/testing/crowd-fixtures.ts';
import type { Store } from './store/store.ts';
import { startApi, type ApiProcess } from './testing/api-process.ts';
import { newServerDatabase, serverStore, serverUrl } from './testing/server-database.ts';

const patience = { timeout: 20_000, interval: 20 };

interface AtWork {
  api: ApiProcess;
  store: Store;
  /** Resolves when the API waits for the locked table. */
  isWaiting(): Promise<void>;
}

interface Stop {
  /** The table for which the API's work waits. */
  table: string;
  begin?(atWork: AtWork): Promise<void>;
  /** Whether the API keeps its store open during the wait. */
  keepsStore: boolean;
}

/**
 * Starts an API on PostgreSQL, stops it while its work waits for a locked table, then unlocks the table. Returns the exit code
 * and the errors that it logged.
 */
async function stoppedAtWork({ table, begin, keepsStore }: Stop) {
  const folder = mkdtempSync(join(tmpdir(), 'kashi-stopping-'));
  const database = await newServerDatabase();
  const store = await serverStore(database);
  const api = await startApi(folder, { DATABASE_URL: `${database}?application_name=stopping` });
  onTestFinished(() => {
    api.child.kill('SIGKILL');
    rmSync(folder, { recursive: true });
  });
  const isWaiting = () =>
    vi.waitFor(async () => expect(await waitingIn(store)).toBeGreaterThan(0), patience);

  let ended: ReturnType<ApiProcess['end']> | undefined;
  await store.transaction(async (tx) => {
    await sql`lock table ${sql.table(table)} in access exclusive mode`.execute(tx);
    await begin?.({ api, store, isWaiting });
    await isWaiting();
    ended = api.end('SIGTERM');
    await vi.waitFor(() => expect(fetch(`${api.url}/healthz`)).rejects.toThrow(), patience);
    await (keepsStore ? untilItBeats(store) : untilItCloses(store));
  });
  return { store, code: await ended, said: api.said() };
}

async function waitingIn({ db }: Store): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Waits for a heartbeat of the store; an open store checks the server twice a second. */
function untilItBeats({ db }: Store): Promise<void> {
  const stoppedAt = new Date();
  return vi.waitFor(async () => {
    const beats = sql`select from pg_stat_activity
      where application_name = 'stopping' and query = 'select 1' and query_start > ${stoppedAt}`;
    expect((await beats.execute(db)).rows).toHaveLength(1);
  }, patience);
}

function untilItCloses({ db }: Store): Promise<void> {
  return vi.waitFor(async () => {
    const open = sql`select from pg_stat_activity where application_name = 'stopping' and state = 'idle'`;
    expect((await open.execute(db)).rows).toHaveLength(0);
  }, patience);
}

test.skipIf(!serverUrl)(
  "a visitor's message is saved by a stopping process, although the connection has closed",
  async () => {
    const { store, ...end } = await stoppedAtWork({
      table: 'try_counters',
      keepsStore: true,
      begin: async (atWork) => {
        const id = await aCustomerRow(atWork.store.db, 1, 0);
        const token = await createSessions(atWork.store, () => new Date()).open(id);
        const leaving = new AbortController();
        const sent = leaveMessage(atWork.api, token, leaving.signal);
        await atWork.isWaiting();
        leaving.abort();
        await expect(sent).rejects.toThrow('abort');
      },
    });

    expect(end).toEqual({ code: 0, said: '' });
    const kept = await store.db.selectFrom('contact_messages').select('comment').execute();
    expect(kept).toEqual([{ comment: 'سلام' }]);
  },
);

test.skipIf(!serverUrl)('a stopping process finishes its running jobs first', async () => {
  // Jobs look after unclear payments every few seconds.
  const { code, said } = await stoppedAtWork({ table: 'payment_attempts', keepsStore: true });

  expect({ code, said }).toEqual({ code: 0, said: '' });
});

test.skipIf(!serverUrl)('a stopping process abandons its reading of the listing', async () => {
  const { code, said } = await stoppedAtWork({
    table: 'groups',
    keepsStore: false,
    begin: async ({ store }) => {
      await sql`select pg_notify('catalogue', '')`.execute(store.db);
    },
  });

  expect({ code, said }).toEqual({ code: 0, said: '' });
});

test.skipIf(!serverUrl)(
  'a stopping process does not wait for an endless request, and says so',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'kashi-stopping-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const api = await startApi(folder, { DATABASE_URL: await newServerDatabase() });
    const { hostname, port } = new URL(api.url);
    const slow = connect(Number(port), hostname).on('error', () => undefined);
    onTestFinished(() => void slow.destroy());
    slow.write(
      'POST /v1/Identity/ContactUs/AddMessage HTTP/1.1\r\nhost: shop\r\ncontent-length: 9\r\n\r\n',
    );
    await expect(fetch(`${api.url}/healthz`)).resolves.toMatchObject({ status: 200 });

    const code = await api.end('SIGTERM');

    expect(code).toBe(1);
    expect(api.said()).toContain('stops without them');
  },
);

function leaveMessage(api: ApiProcess, token: string, signal: AbortSignal): Promise<Response> {
  return fetch(`${api.url}/v1/Identity/ContactUs/AddMessage`, {
    method: 'POST',
    signal,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({
      FullName: 'مریم احمدی',
      MobNo: '09123456789',
      Email: 'maryam@example.ir',
      Comment: 'سلام',
    }),
  });
}
