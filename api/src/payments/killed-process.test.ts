import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { aShopInIsfahan } from '../carriers/carrier-fixtures.ts';
import { aProduct } from '../catalogue/catalogue-fixtures.ts';
import { createSessions } from '../identity/sessions.ts';
import { openStore } from '../store/open-store.ts';
import type { Store } from '../store/store.ts';

const buyers = 6;
const stockAtFirst = 10_000;
const creditAtFirst = 1_000_000_000;
const price = 110_000;

test(
  'a process killed in the middle of checkouts loses no order that it had confirmed, and no toman',
  { timeout: 120_000 },
  async () => {
    const dataDirectory = mkdtempSync(join(tmpdir(), 'kashi-killed-'));
    onTestFinished(() => rmSync(dataDirectory, { recursive: true }));
    const { tokens, saleParamId } = await fillStore(dataDirectory);
    const server = await startServer(dataDirectory);

    const confirmed = new Set<string>();
    const shopping = tokens.map((token) => shopForEver(server.url, token, saleParamId, confirmed));
    await expect.poll(() => confirmed.size, { timeout: 60_000 }).toBeGreaterThanOrEqual(20);
    server.process.kill('SIGKILL');
    await Promise.all(shopping);

    const left = await readLedger(dataDirectory);
    expect([...confirmed].filter((hash) => !left.orderHashes.has(hash))).toEqual([]);
    expect(left.stock).toBe(stockAtFirst - left.orderHashes.size);
    expect(left.credit).toBe(buyers * creditAtFirst - left.orderHashes.size * price);
    expect(left.held).toBe(0);
    expect(left.paidAttempts).toBe(left.orderHashes.size);
    expect(left.lockedCarts).toBe(0);
  },
);

async function fillStore(dataDirectory: string) {
  return withStore(dataDirectory, async (store) => {
    await aShopInIsfahan({ store });
    const product = await aProduct({ store }, { variants: [{ stock: stockAtFirst }] });
    const sessions = createSessions(store, () => new Date());
    const tokens: string[] = [];
    for (let number = 0; number < buyers; number += 1) {
      const { id } = await store.db
        .insertInto('customers')
        .values({
          mobile: `0913000000${number}`,
          password_hash: '',
          first_name: 'نگار',
          last_name: 'رضایی',
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      await store.db
        .insertInto('wallets')
        .values({ customer_id: id, balance: creditAtFirst })
        .execute();
      tokens.push(await sessions.open(id));
    }
    return { tokens, saleParamId: product.saleParamIds[0] ?? 0 };
  });
}

async function startServer(dataDirectory: string): Promise<{ process: ChildProcess; url: string }> {
  const child = fork(fileURLToPath(new URL('../main.ts', import.meta.url)), {
    env: { ...process.env, KASHI_DATA: dataDirectory, KASHI_SEED: 'none', KASHI_API_PORT: '0' },
    execArgv: [],
    silent: true,
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const [message] = (await once(child, 'message')) as [{ ready: string }];
  return { process: child, url: message.ready };
}

/** Buys one piece after the other with the wallet's credit, until the server is gone. */
async function shopForEver(
  url: string,
  token: string,
  ProductSaleParamId: number,
  confirmed: Set<string>,
): Promise<void> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const post = async (path: string, body: object) => {
    const init = { method: 'POST', headers, body: JSON.stringify(body) };
    return (await (await fetch(url + path, init)).json()) as Envelope;
  };

  try {
    for (;;) {
      const added = await post('/v1/Orders/Carts/AddCartItem', { ProductSaleParamId });
      const { HashCartId = '' } = added.Value;
      await post('/v1/Orders/CartAddress/Apply', {
        HashCartId,
        CarrierId: 0,
        CustomerAddressId: -1,
      });
      const query = new URLSearchParams({ HashCartId, UseCredit: 'true' });
      const path = `/v1/Orders/ZarinPalOrderPayment/GetBankPaymentUrl?${query.toString()}`;
      const paid = (await (await fetch(url + path, { headers })).json()) as Envelope;
      confirmed.add(paid.Value.PaymentUrl?.split('/orderTracking/')[1] ?? 'no order');
    }
  } catch {
    // The server was killed, which is what this test waits for.
  }
}

interface Envelope {
  Value: { HashCartId?: string; PaymentUrl?: string };
}

function readLedger(dataDirectory: string) {
  return withStore(dataDirectory, async ({ db }) => {
    const orders = await db.selectFrom('orders').select('hash').execute();
    const { rows } = await sql<{
      stock: number;
      credit: number;
      held: number;
      paidAttempts: number;
      lockedCarts: number;
    }>`select
      (select stock from sale_params) as stock,
      (select sum(balance)::bigint from wallets) as credit,
      (select sum(held)::bigint from wallets) as held,
      (select count(*) from payment_attempts where state = 'paid') as "paidAttempts",
      (select count(*) from carts where status = 2) as "lockedCarts"`.execute(db);
    const [sums] = rows;
    if (!sums) throw new Error('One row always comes.');
    return { orderHashes: new Set(orders.map(({ hash }) => hash)), ...sums };
  });
}

async function withStore<Result>(
  dataDirectory: string,
  work: (store: Store) => Promise<Result>,
): Promise<Result> {
  const store = await openStore({ dataDirectory });
  try {
    return await work(store);
  } finally {
    await store.close();
  }
}
