import { sql, type Transaction } from 'kysely';
import { discounted } from '../discounts/present-discount.ts';
import { expectOpen } from '../home/expect-open.ts';
import { Refusal } from '../http/refusal.ts';
import type { Tables } from '../schema/tables.ts';
import { messages } from './messages.ts';

/**
 * Adds one piece, if the shop is open and the stock allows it, in one statement; otherwise a refusal gives the reason. The caller holds the lock of
 * the cart's row. The variant is locked before its line is made: one that is being deleted is waited for, and is unknown then.
 */
export async function addPiece(
  tx: Transaction<Tables>,
  cartId: number,
  saleParamId: number,
): Promise<void> {
  await expectOpen(tx);
  const { rows } = await sql`
    insert into cart_lines as line (cart_id, sale_param_id, quantity, price_when_added)
    select ${cartId}, sp.id, 1, ${discounted(sql`greatest(p.price + sp.padding_price, 0)`)}
    from sale_params sp join products p on p.id = sp.product_id
    where sp.id = ${saleParamId} and sp.stock > 0 and p.price > 0 and p.hidden_at is null
      and (select count(*) < ${mostLines}::int or bool_or(sale_param_id = sp.id) from cart_lines where cart_id = ${cartId})
    for key share of sp
    on conflict (cart_id, sale_param_id) do update set quantity = line.quantity + 1
      where line.quantity < (select stock from sale_params where id = excluded.sale_param_id)
    returning 1`.execute(tx);
  if (rows.length === 0) throw await whyNotAdded(tx, cartId, saleParamId);
}

/** The most lines of a cart: far more than shoppers need. There is a limit because every answer contains the whole cart. */
export const mostLines = 100;

async function whyNotAdded(
  tx: Transaction<Tables>,
  cartId: number,
  saleParamId: number,
): Promise<Refusal> {
  const wanted = await tx
    .selectFrom('sale_params as sp')
    .innerJoin('products as p', 'p.id', 'sp.product_id')
    .leftJoin('cart_lines as l', (join) =>
      join.onRef('l.sale_param_id', '=', 'sp.id').on('l.cart_id', '=', cartId),
    )
    .select(['sp.stock', 'p.price', 'p.unit', 'l.quantity'])
    .where('sp.id', '=', saleParamId)
    .where('p.hidden_at', 'is', null)
    .executeTakeFirst();
  if (!wanted) return new Refusal(404, messages.unavailable);
  if (wanted.price === 0) return new Refusal(400, messages.callForPrice);
  if (wanted.stock === 0) return new Refusal(400, messages.unavailable);
  if ((wanted.quantity ?? 0) < wanted.stock) return new Refusal(400, messages.full(mostLines));
  return new Refusal(400, messages.stockLimit(wanted.stock, wanted.unit));
}
