import type { Kysely } from 'kysely';
import type { Tables } from '../../schema/tables.ts';

/**
 * All data that the shop keeps of a customer, to hand over to them: rows as they are stored, money in toman (a payment's amount
 * in rial), times in ISO 8601. Passwords, sessions and codes are left out, and why the account is blocked, which the staff alone reads. The messages of the
 * contact page are those that name the number, which anybody may type there. Null for a number without an account.
 */
export async function customerData(db: Kysely<Tables>, mobile: string) {
  const customer = await db
    .selectFrom('customers')
    .selectAll()
    .where('mobile', '=', mobile)
    .executeTakeFirst();
  if (!customer) return null;

  const { id, password_hash: _secret, blocked_reason: _staffs, ...profile } = customer;
  const own = Object.fromEntries(
    await Promise.all(ownTables.map(async (table) => [table, await ownRows(db, table, id)])),
  ) as Record<OwnTable, object[]>;
  const ofOrders = (
    table: 'order_lines' | 'order_statuses' | 'order_refund_lines' | 'order_return_lines',
  ) =>
    db
      .selectFrom(table)
      .selectAll()
      .where('order_id', 'in', (orders) =>
        orders.selectFrom('orders').select('id').where('customer_id', '=', id),
      )
      .execute();

  return {
    profile,
    ...own,
    cart_lines: await db
      .selectFrom('cart_lines')
      .selectAll()
      .where('cart_id', 'in', (carts) =>
        carts.selectFrom('carts').select('id').where('customer_id', '=', id),
      )
      .orderBy('cart_id')
      .orderBy('position')
      .execute(),
    order_lines: await ofOrders('order_lines'),
    order_statuses: await ofOrders('order_statuses'),
    order_refund_lines: await ofOrders('order_refund_lines'),
    order_return_lines: await ofOrders('order_return_lines'),
    contact_messages: await db
      .selectFrom('contact_messages')
      .selectAll()
      .where('mobile', '=', mobile)
      .execute(),
  };
}

/** The tables whose rows belong to a customer, except `sessions`: a session is a secret. */
export const ownTables = [
  'addresses',
  'reviews',
  'questions',
  'review_pictures',
  'helpful_votes',
  'wishes',
  'alerts',
  'carts',
  'added_pieces',
  'orders',
  'payment_attempts',
  'card_transfers',
  'coupon_uses',
  'coupons',
  'wallets',
  'wallet_transactions',
  'wallet_corrections',
  'order_refunds',
  'order_returns',
  'return_pictures',
  'texts',
] as const satisfies (keyof Tables)[];

type OwnTable = (typeof ownTables)[number];

function ownRows(db: Kysely<Tables>, table: OwnTable, customerId: number): Promise<object[]> {
  return db
    .selectFrom(table)
    .selectAll()
    .where(db.dynamic.ref('customer_id'), '=', customerId)
    .execute();
}
