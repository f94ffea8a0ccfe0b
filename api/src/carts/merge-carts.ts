import { cartStatus } from '@kashi/contracts/cart-status';
import { sql, type Transaction } from 'kysely';
import { lockCustomer } from '../identity/lock-customer.ts';
import type { Shop } from '../shop.ts';
import type { CartRow } from '../schema/cart-tables.ts';
import type { Tables } from '../schema/tables.ts';
import { cartIsOver, findCart } from './cart-rows.ts';
import { messages } from './messages.ts';

export interface FoundCart {
  cart: CartRow | undefined;
  /** Sentences that tell the shopper what merging the carts changed. */
  notices: string[];
}

/**
 * The customer's cart together with their other open ones: a cart that was in payment when a guest's cart was claimed opens later (R19).
 * The caller has found the cart and holds no lock.
 */
export async function mergedWithOthers(
  { store, clock }: Shop,
  { cart, notices }: FoundCart,
): Promise<FoundCart> {
  const customerId = cart?.customer_id ?? null;
  if (!cart || customerId === null || cart.status !== cartStatus.open) return { cart, notices };
  const other = await store.db
    .selectFrom('carts')
    .select('id')
    .where('customer_id', '=', customerId)
    .where('status', '=', cartStatus.open)
    .where('id', '<>', cart.id)
    .limit(1)
    .executeTakeFirst();
  if (!other) return { cart, notices };
  const merged = await store.transaction((tx) => merge(tx, cart.id, customerId, clock()));
  return { cart: merged.cart, notices: [...notices, ...merged.notices] };
}

async function merge(
  tx: Transaction<Tables>,
  cartId: number,
  customerId: number,
  now: Date,
): Promise<FoundCart> {
  await lockCustomer(tx, customerId);
  const carts = await lockOpenCarts(tx, cartId, customerId);
  const keptId = (await lastInPayment(tx, carts)) ?? cartId;
  const kept = carts.find(({ id }) => id === keptId);
  // Another request has merged them first, or has begun a payment.
  if (!kept || carts.length === 1) {
    return { cart: await findCart(tx, null, customerId), notices: [] };
  }
  return takeOver(tx, { cart: kept, carts, customerId, now });
}

/** The cart whose payment began last: it may be paid late, and then buys from this cart alone. */
async function lastInPayment(
  tx: Transaction<Tables>,
  carts: readonly CartRow[],
): Promise<number | null> {
  const ids = carts.map(({ id }) => id);
  const attempt = await tx
    .selectFrom('payment_attempts')
    .select('cart_id')
    .where('cart_id', '=', sql<number>`any(${ids}::int[])`)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return attempt?.cart_id ?? null;
}

/** Merges the other carts into this one, which becomes the customer's if it is a guest's; the caller has locked all of them. */
export async function takeOver(tx: Transaction<Tables>, { cart, carts, customerId, now }: Merger) {
  const others = carts.filter(({ id }) => id !== cart.id);
  const notices = await takeLines(
    tx,
    cart.id,
    others.map(({ id }) => id),
  );
  const newest = others.at(-1);
  const delivery = cart.is_pickup || cart.address_id !== null ? cart : newest;
  const merged = await tx
    .updateTable('carts')
    .set({
      customer_id: customerId,
      coupon_code: cart.coupon_code ?? newest?.coupon_code ?? null,
      address_id: delivery?.address_id ?? null,
      carrier_id: delivery?.carrier_id ?? null,
      is_pickup: delivery?.is_pickup ?? false,
      gift_note: cart.gift_note || (newest?.gift_note ?? ''),
      updated_at: now,
    })
    .where('id', '=', cart.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return { cart: merged, notices };
}

interface Merger {
  cart: CartRow;
  /** This one and the customer's other open ones, oldest first. */
  carts: readonly CartRow[];
  customerId: number;
  now: Date;
}

/** Locks the carts in id order, so that two sign-ins at once wait for each other instead of deadlocking. */
export function lockOpenCarts(
  tx: Transaction<Tables>,
  cartId: number,
  customerId: number,
): Promise<CartRow[]> {
  return tx
    .selectFrom('carts')
    .selectAll()
    .where('status', '=', cartStatus.open)
    .where((where) => where.or([where('id', '=', cartId), where('customer_id', '=', customerId)]))
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** Adds the quantities as far as the stock allows, then empties and closes the older carts. What was deleted since stays named. */
async function takeLines(
  tx: Transaction<Tables>,
  cartId: number,
  olderIds: readonly number[],
): Promise<string[]> {
  if (olderIds.length === 0) return [];
  const { rows: capped } = await sql<{ name: string; unit: string; quantity: number }>`
    with older as (
      select sale_param_id, sum(quantity)::int as quantity, min(price_when_added) as price_when_added,
        min(position) as position, min(product_id) as product_id, min(product_name) as product_name,
        min(sale_param_name) as sale_param_name, min(unit) as unit
      from cart_lines where cart_id = any(${olderIds}::int[]) group by sale_param_id),
    summed as (
      select o.*, o.quantity + coalesce(l.quantity, 0) as wanted, greatest(o.quantity, coalesce(l.quantity, 0)) as most,
        coalesce(sp.stock, 0) as stock, coalesce(p.name, o.product_name) as name
      from older o
      left join sale_params sp on sp.id = o.sale_param_id
      left join products p on p.id = sp.product_id
      left join cart_lines l on l.cart_id = ${cartId} and l.sale_param_id = o.sale_param_id),
    merged as (
      insert into cart_lines (cart_id, sale_param_id, quantity, price_when_added, product_id, product_name, sale_param_name, unit)
      select ${cartId}, sale_param_id, case when stock >= 1 then least(wanted, stock) else most end, price_when_added,
        product_id, product_name, sale_param_name, unit
      from summed order by position
      on conflict (cart_id, sale_param_id) do update set quantity = excluded.quantity
      returning sale_param_id, quantity)
    select s.name, s.unit, m.quantity from merged m join summed s using (sale_param_id)
    where m.quantity < s.wanted order by s.position`.execute(tx);

  const { numDeletedRows } = await tx
    .deleteFrom('cart_lines')
    .where('cart_id', 'in', olderIds)
    .executeTakeFirstOrThrow();
  await tx.updateTable('carts').set({ status: cartIsOver }).where('id', 'in', olderIds).execute();
  if (numDeletedRows === 0n) return [];
  return [
    messages.merged,
    ...capped.map(({ name, quantity, unit }) => messages.cappedByStock(name, quantity, unit)),
  ];
}
