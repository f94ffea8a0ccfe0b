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
 * Finds the cart to work with. A guest's cart becomes the customer's at the customer's first use of it, and takes over the lines
 * of their older open carts (R19). So no cart is lost, however and in whichever tab a shopper signs in, and the sign-in code
 * needs no knowledge of carts.
 */
export async function findOwnCart(
  shop: Shop,
  hash: string | null | undefined,
  customerId: number | null,
): Promise<FoundCart> {
  const cart = await findCart(shop.store.db, hash, customerId);
  if (!cart || customerId === null || cart.customer_id !== null) return { cart, notices: [] };
  return shop.store.transaction((tx) => claim(tx, cart.id, customerId, shop.clock()));
}

async function claim(
  tx: Transaction<Tables>,
  cartId: number,
  customerId: number,
  now: Date,
): Promise<FoundCart> {
  // If two tabs bring a cart each, the second one waits here and finds the result of the first.
  await lockCustomer(tx, customerId);
  const carts = await lockOpenCarts(tx, cartId, customerId);
  const claimed = carts.find(({ id }) => id === cartId);
  // Another request claimed the cart first, so it is looked up again.
  if (claimed?.customer_id !== null) {
    return { cart: await findCart(tx, claimed?.hash, customerId), notices: [] };
  }

  const older = carts.filter(({ id }) => id !== cartId);
  const notices = await takeLines(
    tx,
    cartId,
    older.map(({ id }) => id),
  );
  const newest = older.at(-1);
  const cart = await tx
    .updateTable('carts')
    .set({
      customer_id: customerId,
      coupon_code: claimed.coupon_code ?? newest?.coupon_code ?? null,
      address_id: newest?.address_id ?? null,
      carrier_id: newest?.carrier_id ?? null,
      is_pickup: newest?.is_pickup ?? false,
      gift_note: newest?.gift_note ?? '',
      updated_at: now,
    })
    .where('id', '=', cartId)
    .returningAll()
    .executeTakeFirstOrThrow();
  return { cart, notices };
}

/** Locks the carts in id order, so that two sign-ins at once wait for each other instead of deadlocking. */
function lockOpenCarts(
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
