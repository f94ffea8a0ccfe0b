import { sql } from 'kysely';
import pg from 'pg';
import { expect, onTestFinished, test, vi } from 'vitest';
import { aProduct } from '../../catalogue/catalogue-fixtures.ts';
import { setPrice } from '../../catalogue/product/sale-param-offers.ts';
import { hasPostgres, PostgresServer } from '../../testing/postgres-server.ts';
import { testShop } from '../../testing/test-shop.ts';
import { openServerStore } from './server-store.ts';
import type { Store } from '../store.ts';

const patience = { timeout: 30_000, interval: 50 };
vi.setConfig({ testTimeout: 90_000 });

/** A store on a server with a replica, returned once reads use the replica. */
async function aStoreWithReplica() {
  const server = await PostgresServer.start();
  const replica = await server.replica();
  onTestFinished(() => {
    replica.remove();
    server.remove();
  });
  const store = await openServerStore(server.url, 20, replica.url);
  onTestFinished(() => store.close());
  const readsThere = () => expect.poll(() => isReplica(store), patience).toBe(true);
  await readsThere();
  return { store, replica, readsThere };
}

/** Whether public reads use the replica now. */
async function isReplica({ reads }: Store): Promise<boolean> {
  const { rows } = await sql<{ is: boolean }>`select pg_is_in_recovery() as is`.execute(reads);
  return rows[0]?.is === true;
}

/** What the log says of the replica from now on. */
function aLog(): () => string[] {
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  onTestFinished(() => said.mockRestore());
  return () => said.mock.calls.map(([line]) => String(line)).filter((line) => /replica/.test(line));
}

/** What the metrics say of the replica. */
async function measured({ figures }: Store): Promise<number | undefined> {
  const metric = await figures.registry.getSingleMetric('kashi_store_replica_current')?.get();
  return metric?.values[0]?.value;
}

/** Runs SQL on the replica itself. */
async function tell(replica: PostgresServer, words: string): Promise<void> {
  const client = new pg.Client({ connectionString: replica.url });
  await client.connect();
  await client.query(words);
  await client.end();
}

test.skipIf(!hasPostgres)('transactions and private reads use the server', async () => {
  const { store } = await aStoreWithReplica();

  const inRecovery = sql<{ is: boolean }>`select pg_is_in_recovery() as is`;

  expect((await inRecovery.execute(store.db)).rows[0]?.is).toBe(false);
  const within = await store.transaction((tx) => inRecovery.execute(tx));
  expect(within.rows[0]?.is).toBe(false);
});

test.skipIf(!hasPostgres)(
  'a replica that falls behind serves no old price after the notice of the change, and is used again once it has caught up',
  async () => {
    const { store, replica, readsThere } = await aStoreWithReplica();
    const shop = await testShop({ store });
    const { productId, saleParamIds } = await aProduct(shop);
    const path = `/v1/ProductManagement/ProductInformation/Read?ProductId=${productId}`;
    const priceShown = async () => {
      const { body } = await shop.askAnything('GET', path);
      return (JSON.parse(body) as { Value: { Price: number } }).Value.Price;
    };
    await readsThere();
    await tell(replica, 'select pg_wal_replay_pause()');
    const told = new Promise<void>((resolve) => {
      shop.changes.onChange((tags) => tags.includes(`product-${productId}`) && resolve());
    });

    await setPrice(shop, saleParamIds[0]!, 777_000);
    await told;
    const shown = [await priceShown(), await priceShown()];
    const meanwhile = await isReplica(store);
    await tell(replica, 'select pg_wal_replay_resume()');

    expect(shown).toEqual([777_000, 777_000]);
    expect(meanwhile).toBe(false);
    await readsThere();
    expect(await priceShown()).toBe(777_000);
  },
);

test.skipIf(!hasPostgres)(
  'a lost replica costs nobody an answer, is told in log and metrics, and is used again once it is back',
  async () => {
    const { store, replica, readsThere } = await aStoreWithReplica();
    const log = aLog();

    replica.stop('immediate');
    const afterwards = [await isReplica(store), await isReplica(store)];
    await expect.poll(log, patience).toHaveLength(1);
    const without = await measured(store);
    await replica.start();

    expect(afterwards).toEqual([false, false]);
    await readsThere();
    expect([without, await measured(store)]).toEqual([0, 1]);
    expect(log()).toEqual([
      expect.stringContaining('The replica at DATABASE_REPLICA_URL is away'),
      'The replica of the database is back.',
    ]);
  },
);

test.skipIf(!hasPostgres)('an address that leads to no replica is told in the log', async () => {
  const server = await PostgresServer.start();
  onTestFinished(() => server.remove());
  const log = aLog();

  const store = await openServerStore(server.url, 20, server.url);
  onTestFinished(() => store.close());

  await expect
    .poll(log, patience)
    .toEqual([expect.stringContaining('there is no replica, but a server that follows none')]);
});

test.skipIf(!hasPostgres)(
  'a replica that hangs delays one answer for a moment, and no further one',
  async () => {
    const { store, replica } = await aStoreWithReplica();
    const goOn = replica.freeze();
    onTestFinished(goOn);

    expect(await isReplica(store)).toBe(false);
    const begunAt = performance.now();
    expect(await isReplica(store)).toBe(false);

    expect(performance.now() - begunAt).toBeLessThan(1500);
  },
);
