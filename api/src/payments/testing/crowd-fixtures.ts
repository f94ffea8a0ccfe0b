import { gatewayNames } from '@kashi/contracts/gateways';
import Fastify from 'fastify';
import { sql, type Kysely, type Transaction } from 'kysely';
import { onTestFinished } from 'vitest';
import { sandboxBankRoutes } from '../../bank-sandbox/bank-routes.ts';
import { SandboxBank } from '../../bank-sandbox/sandbox-bank.ts';
import { aShopInIsfahan } from '../../checkout/carrier-fixtures.ts';
import { createCart } from '../../carts/cart-rows.ts';
import { aProduct } from '../../catalogue/catalogue-fixtures.ts';
import { readEnvironment } from '../../settings/environment.ts';
import { createSessions } from '../../identity/sessions/sessions.ts';
import type { Store } from '../../store/store.ts';
import type { Tables } from '../../schema/tables.ts';
import { askBy, type TestShop } from '../../testing/test-shop.ts';
import { bankTrials } from '../../banks/bank-trials-fixtures.ts';
import { banks } from '../../banks/banks.ts';
import { sandboxPath } from '../../banks/open-gateways.ts';
import { type AskedShop } from './bank-visit-fixtures.ts';

export const crowd = { stock: 10_000, price: 110_000, credit: 1_000_000 };

export interface Shopper {
  token: string;
  hash: string;
  /** Whether the shopper pays with the wallet's credit or at this bank. */
  at: (typeof gatewayNames)[number];
  useCredit: boolean;
}

/** This many customers, each with a one-piece cart ready to be paid: half from the wallet, half at the banks. */
export async function aCrowd(store: Store, size: number): Promise<Shopper[]> {
  await aShopInIsfahan({ store });
  const product = await aProduct({ store }, { variants: [{ stock: crowd.stock }] });
  const saleParamId = product.saleParamIds[0] ?? 0;
  const sessions = createSessions(store, () => new Date());
  // One transaction for all, since each transaction waits for the disk.
  return store.transaction(async (tx) => {
    const shoppers: Shopper[] = [];
    for (let number = 0; number < size; number += 1) {
      const useCredit = number % 2 === 0;
      const id = await aCustomerRow(tx, number, useCredit ? crowd.credit : 0);
      const hash = await aPickupCart(tx, id, saleParamId);
      const at = gatewayNames[number % gatewayNames.length] ?? 'zarinpal';
      shoppers.push({ token: await sessions.open(id, tx), hash, at, useCredit });
    }
    return shoppers;
  });
}

async function aPickupCart(
  tx: Transaction<Tables>,
  customerId: number,
  saleParamId: number,
): Promise<string> {
  const cart = await createCart(tx, customerId, new Date());
  await tx
    .insertInto('cart_lines')
    .values({
      cart_id: cart.id,
      sale_param_id: saleParamId,
      quantity: 1,
      price_when_added: 100_000,
    })
    .execute();
  await tx.updateTable('carts').set({ is_pickup: true }).where('id', '=', cart.id).execute();
  return cart.hash;
}

export async function aCustomerRow(
  tx: Kysely<Tables>,
  number: number,
  balance: number,
): Promise<number> {
  const { id } = await tx
    .insertInto('customers')
    .values({
      mobile: `0913${String(number).padStart(7, '0')}`,
      password_hash: '',
      first_name: 'نگار',
      last_name: 'رضایی',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await tx.insertInto('wallets').values({ customer_id: id, balance }).execute();
  return id;
}

/**
 * The three banks as servers of their own, which survive a crash of the shop; returns the variables that point a shop to them,
 * and their ledgers.
 */
export async function someBanks(): Promise<{
  url: string;
  variables: Record<string, string>;
  ledger: SandboxBank;
}> {
  const { publicUrl } = readEnvironment({});
  const clock = () => new Date();
  const ledger = new SandboxBank(clock, publicUrl);
  const server = Fastify();
  const mayOrder = () => Promise.resolve();
  const options = { clock, base: sandboxPath, shopUrl: publicUrl, ledger, mayOrder };
  await server.register(sandboxBankRoutes, { ...options, prefix: sandboxPath });
  const url = await server.listen({ host: '127.0.0.1', port: 0 });
  onTestFinished(() => server.close());
  return {
    url,
    ledger,
    variables: Object.fromEntries(
      gatewayNames.flatMap((name) => [
        ...Object.entries(bankTrials[name].account),
        [banks[name].baseUrlIn, `${url}${sandboxPath}/${name}`] as const,
      ]),
    ),
  };
}

/** A shop in another process, called over HTTP; calls for the banks go to the banks' servers. */
export function shopAt(url: string, bankUrl: string): AskedShop {
  const askAnything = async (
    method: string,
    path: string,
    { token, payload, headers }: Parameters<TestShop['askAnything']>[2] = {},
  ) => {
    const answer = await fetch((path.startsWith(sandboxPath) ? bankUrl : url) + path, {
      method,
      redirect: 'manual',
      headers: {
        ...(typeof payload === 'object' && { 'content-type': 'application/json' }),
        ...(token && { authorization: `Bearer ${token}` }),
        ...headers,
      },
      ...(payload !== undefined && {
        body: typeof payload === 'string' ? payload : JSON.stringify(payload),
      }),
    });
    const body = await answer.text();
    return {
      statusCode: answer.status,
      headers: Object.fromEntries(answer.headers),
      body,
      json: () => JSON.parse(body) as unknown,
    };
  };
  const asked = askAnything as unknown as TestShop['askAnything'];
  return { ask: askBy(asked), askAnything: asked, environment: readEnvironment({}) };
}

/** Counts everything that could be lost or doubled, in one statement. */
export async function sumsOf({ db }: Store) {
  const { rows } = await sql<{
    orders: number;
    buyers: number;
    stock: number;
    credit: number;
    spent: number;
    ledger: number;
    held: number;
    atBanks: number;
    brokenOrders: number;
    lockedCarts: number;
  }>`select
    (select count(*)::int from orders) as orders,
    (select count(distinct customer_id)::int from orders) as buyers,
    (select stock from sale_params) as stock,
    (select sum(balance)::bigint from wallets) as credit,
    (select coalesce(sum(paid_from_wallet), 0)::bigint from orders) as spent,
    (select coalesce(sum(withdraw - deposit), 0)::bigint from wallet_transactions) as ledger,
    (select sum(held)::bigint from wallets) as held,
    (select coalesce(sum(invoice_due - paid_from_wallet), 0)::bigint from orders) as "atBanks",
    (select count(*)::int from orders o where
      (select coalesce(sum(final_price * quantity), -1) from order_lines where order_id = o.id) <> o.sub_total - o.discount
      or (select count(*) from order_statuses where order_id = o.id) <> 1
      or not exists (select 1 from payment_attempts where id = o.attempt_id and state = 'paid')) as "brokenOrders",
    (select count(*)::int from carts where status = 2) as "lockedCarts"`.execute(db);
  const [sums] = rows;
  if (!sums) throw new Error('One row always comes.');
  return sums;
}
