import { cartStatus } from '@kashi/contracts/cart-status';
import { sql, type Transaction } from 'kysely';
import type { Tables } from '../schema/tables.ts';
import { cartIsOver } from './cart-rows.ts';
import type { Piece } from '../stock/stock.ts';

/**
 * Removes what was bought from its cart. A cart that was locked by its payment is closed; one that was unlocked before the
 * payment came, and changed, keeps the rest, but not the coupon and the gift note, which have gone with what was bought; a coupon or a
 * note that was written since stays.
 */
export async function takeOutOfCart(
  tx: Transaction<Tables>,
  cartId: number,
  { lines: bought, couponCode, giftNote = '' }: Bought,
): Promise<void> {
  const ids = bought.map(({ saleParamId }) => saleParamId);
  const quantities = bought.map(({ quantity }) => quantity);
  await sql`
    delete from cart_lines l using unnest(${ids}::int[], ${quantities}::int[]) as b(id, quantity)
    where l.cart_id = ${cartId} and l.sale_param_id = b.id and l.quantity <= b.quantity`.execute(
    tx,
  );
  await sql`
    update cart_lines l set quantity = l.quantity - b.quantity
    from unnest(${ids}::int[], ${quantities}::int[]) as b(id, quantity)
    where l.cart_id = ${cartId} and l.sale_param_id = b.id`.execute(tx);

  const rest = await tx
    .selectFrom('cart_lines')
    .select('sale_param_id')
    .where('cart_id', '=', cartId)
    .limit(1)
    .executeTakeFirst();
  await tx
    .updateTable('carts')
    .set(
      rest
        ? {
            status: cartStatus.open,
            coupon_code: sql<string | null>`nullif(coupon_code, ${couponCode})`,
            gift_note: sql<string>`case when gift_note = ${giftNote} then '' else gift_note end`,
          }
        : // The note stays, since its form may come again.
          { status: cartIsOver, coupon_code: null, address_id: null, carrier_id: null },
    )
    .where('id', '=', cartId)
    .execute();
}

/** What a payment has bought, of the cart as it was when the payment began. */
interface Bought {
  lines: readonly Piece[];
  couponCode: string | null;
  giftNote?: string | undefined;
}
