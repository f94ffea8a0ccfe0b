import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import {
  aBuyer,
  allOrders,
  aSellingShop,
  payAtBank,
  paymentUrl,
  walletOf,
} from '../payments/testing/payment-fixtures.ts';
import { openEmbeddedStore } from '../store/embedded/embedded-store.ts';
import type { Store } from '../store/store.ts';
import { newServerDatabase, serverStore, serverUrl } from '../testing/server-database.ts';
import { emptyDatabase } from '../testing/test-database.ts';
import { testShop } from '../testing/test-shop.ts';
import { moveStore } from './move-store.ts';

test.skipIf(!serverUrl)(
  'a shop moved to PostgreSQL has every order, wallet and piece, and its numbers continue',
  { timeout: 90_000 },
  async () => {
    const { store: from, orders, buyer } = await aShopThatHasSold();
    const to = await serverStore(await newServerDatabase());

    const { tables, amounts } = await moveStore(from, to);

    const shop = await testShop({ store: to });
    await shop.app.listen({ host: '127.0.0.1', port: 0 });
    expect(tables.get('orders')?.rows).toBe(1);
    expect(amounts).toEqual({
      stock: 9,
      wallets: 45_000,
      held: 0,
      ledger: -155_000,
      orders: 155_000,
    });
    expect(await allOrders(shop)).toEqual(orders);
    expect(await walletOf(shop, buyer.id)).toEqual({ balance: 45_000, held: 0 });
    const next = await aBuyer(shop, { saleParamId: buyer.saleParamId, mobile: '09120000000' });
    await payAtBank(shop, next);
    expect((await allOrders(shop)).map(({ id }) => id)).toEqual([1_045_001, 1_045_002]);
  },
);

test.skipIf(!serverUrl)(
  'a store moved to PostgreSQL and back into a folder is the same as before',
  { timeout: 90_000 },
  async () => {
    const { store: from } = await aShopThatHasSold();
    const server = await serverStore(await newServerDatabase());
    const folder = mkdtempSync(join(tmpdir(), 'kashi-moved-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const back = await openEmbeddedStore(folder);
    onTestFinished(() => back.close());

    const there = await moveStore(from, server);

    expect(await moveStore(server, back)).toEqual(there);
  },
);

test.skipIf(!serverUrl)('nothing is moved into a store that has rows', async () => {
  const { store: from } = await emptyDatabase();
  const to = await serverStore(await newServerDatabase());
  await to.db.insertInto('tags').values({ title: 'چای' }).execute();

  await expect(moveStore(from, to)).rejects.toThrow(
    'The target store is not empty: it has rows in tags. Nothing was moved.',
  );
});

test.skipIf(!serverUrl).each([
  ['refuses a row', sql`alter table orders add check (false)`],
  [
    'keeps another row than it was given',
    sql`create function less() returns trigger language plpgsql as 'begin new.stock := 1; return new; end';
      create trigger less before insert on sale_params for each row execute function less()`,
  ],
])(
  'if a store %s, nothing is moved into it, and its sequences stay unchanged',
  async (_what, fault) => {
    const { store: from } = await aShopThatHasSold();
    const to = await serverStore(await newServerDatabase());
    await fault.execute(to.db);

    await expect(moveStore(from, to)).rejects.toThrow();

    for (const table of ['customers', 'sale_params', 'orders'] as const) {
      expect(await to.db.selectFrom(table).selectAll().execute()).toEqual([]);
    }
    const next = await sql`select nextval('orders_id_seq') as number`.execute(to.db);
    expect(next.rows).toEqual([{ number: 1_045_001 }]);
  },
);

/** One order of 155,000 toman, from a wallet of 200,000. */
async function aShopThatHasSold(): Promise<{
  store: Store;
  orders: Awaited<ReturnType<typeof allOrders>>;
  buyer: Awaited<ReturnType<typeof aBuyer>>;
}> {
  const shop = await aSellingShop();
  const buyer = await aBuyer(shop, { credit: 200_000 });
  await paymentUrl(shop, buyer, { useCredit: true });
  return { store: shop.store, orders: await allOrders(shop), buyer };
}
