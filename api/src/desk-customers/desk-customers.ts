import { beginningOfNobody } from '@kashi/contracts/desk/closed-accounts';
import type { CustomerRow, DeskCustomer } from '@kashi/contracts/desk/customers';
import { sql, type Kysely } from 'kysely';
import { hasWords } from '../catalogue/words/spelt-words.ts';
import { summaryFrom } from '../desk-orders/desk-orders.ts';
import { findOrders } from '../desk-orders/order-search.ts';
import { Refusal } from '../http/refusal.ts';
import { fullNameOf } from '../identity/sessions/full-name.ts';
import type { Tables } from '../schema/tables.ts';
import { hasMobile } from '../store/like-pattern.ts';
import { findCorrections } from './corrections.ts';
import { messages } from './messages.ts';

interface CustomerSearch {
  name?: string | undefined;
  mobile?: string | undefined;
  state?: 'all' | 'blocked';
  id?: number;
  /** Only customers older than the one with this id. */
  before?: number | null;
  most: number;
}

/** Customers, newest first; closed accounts are left out. */
export async function findCustomers(
  db: Kysely<Tables>,
  { name, mobile, state = 'all', id, before = null, most }: CustomerSearch,
): Promise<CustomerRow[]> {
  let query = db
    .selectFrom('customers as c')
    .leftJoin('wallets as w', 'w.customer_id', 'c.id')
    .select([
      'c.id',
      'c.first_name',
      'c.last_name',
      'c.mobile',
      'c.registered_at',
      'c.blocked_at',
      'w.balance',
    ])
    .select(sql<number>`(select count(*) from orders o where o.customer_id = c.id)`.as('orders'))
    .where('c.mobile', 'not like', `${beginningOfNobody}%`);
  if (state === 'blocked') query = query.where('c.blocked_at', 'is not', null);
  if (id !== undefined) query = query.where('c.id', '=', id);
  if (before !== null) query = query.where('c.id', '<', before);
  if (mobile) query = query.where(hasMobile(sql`c.mobile`, mobile));
  if (name) query = query.where(hasWords(sql`(c.first_name || ' ' || c.last_name)`, name));
  const rows = await query.orderBy('c.id', 'desc').limit(most).execute();
  return rows.map((row) => ({
    id: row.id,
    name: fullNameOf(row),
    mobile: row.mobile,
    registeredAt: row.registered_at.toISOString(),
    orders: row.orders,
    walletToman: row.balance ?? 0,
    blockedAt: row.blocked_at?.toISOString() ?? null,
  }));
}

/** A customer with orders, addresses and wallet. Throws a 404 for an unknown one, and for a closed account. */
export async function readCustomer(db: Kysely<Tables>, id: number): Promise<DeskCustomer> {
  const [row] = await findCustomers(db, { id, most: 1 });
  if (!row) throw new Refusal(404, messages.noCustomer);
  const profile = await db
    .selectFrom('customers as c')
    .leftJoin('wallets as w', 'w.customer_id', 'c.id')
    .select([
      'c.first_name',
      'c.last_name',
      'c.email',
      'c.national_code',
      'c.blocked_reason',
      'w.held',
    ])
    .where('c.id', '=', id)
    .executeTakeFirstOrThrow();
  const orders = await findOrders(db, { customerId: id }, { after: null, most: 10 });
  return {
    ...row,
    firstName: profile.first_name,
    lastName: profile.last_name,
    email: profile.email,
    nationalCode: profile.national_code,
    blockedReason: profile.blocked_reason,
    heldToman: profile.held ?? 0,
    addresses: await addressesOf(db, id),
    lastOrders: orders.map(summaryFrom),
    ledger: await ledgerOf(db, id),
    corrections: await findCorrections(db, { state: 'all', customerId: id, most: 20 }),
  };
}

async function addressesOf(db: Kysely<Tables>, id: number): Promise<DeskCustomer['addresses']> {
  const rows = await db
    .selectFrom('addresses as a')
    .innerJoin('cities as t', 't.id', 'a.city_id')
    .selectAll('a')
    .select('t.title as city')
    .where('a.customer_id', '=', id)
    .orderBy('a.id')
    .execute();
  return rows.map((row) => ({
    title: row.title,
    address: row.address,
    city: row.city,
    postalCode: row.postal_code,
    transfereeName: row.transferee_name,
    transfereeMobile: row.transferee_mobile,
  }));
}

async function ledgerOf(db: Kysely<Tables>, id: number): Promise<DeskCustomer['ledger']> {
  const rows = await db
    .selectFrom('wallet_transactions')
    .selectAll()
    .where('customer_id', '=', id)
    .orderBy('id', 'desc')
    .limit(20)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    at: row.registered_at.toISOString(),
    kind: row.kind,
    orderId: row.order_id,
    depositToman: row.deposit,
    withdrawToman: row.withdraw,
    balanceToman: row.balance,
  }));
}
