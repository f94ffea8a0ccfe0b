import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, onTestFinished, test, vi } from 'vitest';
import { hasPostgres, PostgresServer } from '../../testing/postgres-server.ts';
import { serverStore } from '../../testing/server-database.ts';
import { testShop } from '../../testing/test-shop.ts';
import { openServerStore } from './server-store.ts';
import type { Store } from '../store.ts';

/** The timeout for real servers on a busy machine. */
const patience = { timeout: 90_000 };

async function aServer(): Promise<PostgresServer> {
  const server = await PostgresServer.start();
  onTestFinished(() => server.remove());
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  onTestFinished(() => log.mockRestore());
  return server;
}

test.skipIf(!hasPostgres).each(['fast', 'immediate'] as const)(
  'a server restart (%s) amid transactions loses no confirmed one, and the store recovers',
  patience,
  async (mode) => {
    const server = await aServer();
    const store = await serverStore(server.url);
    const confirmed: string[] = [];
    const isOver = new AbortController();
    const writers = Array.from({ length: 10 }, (_, writer) =>
      writeOn(store, { writer, confirmed, isOver: isOver.signal }),
    );

    await vi.waitFor(() => expect(confirmed.length).toBeGreaterThan(50), 30_000);
    server.stop(mode);
    const before = confirmed.length;
    await server.start();
    await vi.waitFor(() => expect(confirmed.length).toBeGreaterThan(before + 50), 30_000);
    isOver.abort();
    await Promise.all(writers);

    const rows = await store.db.selectFrom('contact_messages').select('comment').execute();
    const kept = rows.map(({ comment }) => comment);
    expect(kept).toEqual(expect.arrayContaining(confirmed));
    expect(new Set(kept).size).toBe(kept.length);
  },
);

test.skipIf(!hasPostgres)(
  'a call to a frozen server fails within five seconds, and succeeds after the server resumes',
  patience,
  async () => {
    const server = await aServer();
    const shop = await testShop({ store: await serverStore(server.url) });
    const ask = () => shop.askAnything('GET', '/v1/BasicDefinitions/Provinces/Read');
    await ask();

    const goOn = server.freeze();
    onTestFinished(goOn);
    // More than the pool's connections.
    const answers = await Promise.race([
      Promise.all(Array.from({ length: 40 }, ask)),
      wait(5_000, []),
    ]);
    const later = await ask();
    goOn();

    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(40).fill(503));
    for (const { body } of [...answers, later]) {
      expect(JSON.parse(body)).toEqual({
        Value: null,
        Message: 'مشکلی در سرور پیش آمد. چند لحظهٔ دیگر دوباره تلاش کنید.',
        Status: 503,
      });
    }
    await vi.waitFor(async () => expect((await ask()).statusCode).toBe(200), 20_000);
  },
);

test.skipIf(!hasPostgres)(
  'a call to a server that is stopped is refused for now, and the log says why in one line',
  patience,
  async () => {
    const server = await aServer();
    const shop = await testShop({ store: await serverStore(server.url) });
    const ask = () => shop.askAnything('GET', '/v1/BasicDefinitions/Provinces/Read');
    await ask();

    server.stop('fast');
    // A first call may still find a connection that is just being closed.
    await vi.waitFor(async () => {
      const refused = { statusCode: 503, headers: { 'retry-after': '5' } };
      expect(await ask()).toMatchObject(refused);
    }, 10_000);
    await server.start();

    expect(console.error).toHaveBeenCalledWith(
      expect.stringMatching(
        /^GET \S+Provinces\/Read failed: The database gives no connection \(.*ECONNREFUSED/,
      ),
    );
    await vi.waitFor(async () => expect((await ask()).statusCode).toBe(200), 20_000);
  },
);

test.skipIf(!hasPostgres)('a store waits for a server that starts later', patience, async () => {
  const server = await aServer();
  server.stop('fast');

  const opening = openServerStore(server.url);
  await vi.waitFor(() => expect(console.error).toHaveBeenCalled(), 10_000);
  await server.start();

  const store = await opening;
  onTestFinished(() => store.close());
  expect((await sql`select 1`.execute(store.db)).rows).toHaveLength(1);
});

interface Writing {
  writer: number;
  confirmed: string[];
  isOver: AbortSignal;
}

/** Runs one transaction after another; failed ones are not repeated. */
async function writeOn(store: Store, { writer, confirmed, isOver }: Writing): Promise<void> {
  for (let count = 0; !isOver.aborted; count += 1) {
    const comment = `${writer}-${count}`;
    const message = { full_name: '', mobile: '', email: '', comment, registered_at: new Date() };
    try {
      await store.transaction(async (tx) => {
        await tx.insertInto('contact_messages').values(message).execute();
        await sql`select pg_sleep(0.005)`.execute(tx);
      });
      confirmed.push(comment);
    } catch {
      // The server is away, and comes back.
      await wait(20);
    }
  }
}
