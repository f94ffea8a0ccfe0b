import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import {
  newServerDatabase,
  serverStore,
  serverUrl,
  untilWaiting,
} from '../../testing/server-database.ts';
import { openServerStore } from './server-store.ts';
import type { Store } from '../store.ts';

const patience = { timeout: 20_000 };

/** Ends the connection that holds the duty, as a server restart does. */
async function cutDuty({ db }: Store): Promise<void> {
  await sql`select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory'
    and database = (select oid from pg_database where datname = current_database())`.execute(db);
}

test.skipIf(!serverUrl)(
  'one of several processes on a store has the duty to run the jobs',
  async () => {
    const database = await newServerDatabase();
    const stores = await Promise.all([1, 2, 3].map(() => serverStore(database)));

    const first = await Promise.all(stores.map((store) => store.isOnDuty()));
    const again = await Promise.all(stores.map((store) => store.isOnDuty()));

    expect(first.filter(Boolean)).toHaveLength(1);
    expect(again).toEqual(first);
  },
);

test.skipIf(!serverUrl)('when a process ends, another one gets the duty', async () => {
  const database = await newServerDatabase();
  const [ending, other] = [await openServerStore(database), await serverStore(database)];
  expect(await ending.isOnDuty()).toBe(true);
  expect(await other.isOnDuty()).toBe(false);

  await ending.close();

  await vi.waitFor(async () => expect(await other.isOnDuty()).toBe(true), patience);
});

test.skipIf(!serverUrl)(
  'a process whose connection is lost loses the duty, and can get it again',
  async () => {
    const database = await newServerDatabase();
    const [one, other] = [await serverStore(database), await serverStore(database)];
    expect(await one.isOnDuty()).toBe(true);

    await cutDuty(other);

    await vi.waitFor(async () => expect(await other.isOnDuty()).toBe(true), patience);
    expect(await one.isOnDuty()).toBe(false);
    await cutDuty(one);
    await vi.waitFor(async () => expect(await one.isOnDuty()).toBe(true), patience);
  },
);

test.skipIf(!serverUrl)(
  'work that only one process may do is done by two starting processes one after the other',
  async () => {
    const database = await newServerDatabase();
    const [one, other] = [await serverStore(database), await serverStore(database)];
    const order: string[] = [];
    const firstEnds = Promise.withResolvers<void>();
    const firstRuns = Promise.withResolvers<void>();

    const first = one.alone(async () => {
      firstRuns.resolve();
      await firstEnds.promise;
      order.push('first');
    });
    await firstRuns.promise;
    const second = other.alone(() => Promise.resolve(order.push('second')));
    await untilWaiting(one);
    firstEnds.resolve();
    await Promise.all([first, second]);

    expect(order).toEqual(['first', 'second']);
  },
);

test.skipIf(!serverUrl)(
  'a process that needs more connections than the server has names the setting',
  async () => {
    const database = await newServerDatabase();

    await expect(openServerStore(database, 1000)).rejects.toThrow(
      'lower KASHI_DATABASE_CONNECTIONS',
    );
  },
);
