import type { Cart } from '@kashi/contracts/cart';
import { sql, type Kysely, type Transaction } from 'kysely';
import { discounted } from '../discounts/present-discount.ts';
import { expectOpen } from '../home/expect-open.ts';
import { messages as httpMessages } from '../http/messages.ts';
import { Refusal } from '../http/refusal.ts';
import type { Tables } from '../schema/tables.ts';
import type { Customer, Shop } from '../shop.ts';
import { mostLines } from './add-piece.ts';
import { changeOwnCart } from './carts.ts';
import { messages } from './messages.ts';

interface Wish {
  HashCartId?: string | null | undefined;
  HashOrderId: string;
}

/**
 * Puts the goods of an own order into the cart, at the prices of today: the cart has at least the order's pieces then, as far as the
 * shop has them, and keeps what else is in it. So the same press twice adds nothing. The cart's notices name what is missing. Throws
 * a 404 for another customer's order (R1), and a 400 with the reasons where nothing of the order can be had or the shop is closed.
 */
export async function buyAgain(
  shop: Shop,
  { HashCartId, HashOrderId }: Wish,
  customer: Customer,
): Promise<Cart> {
  const orderId = await ownOrder(shop.store.db, customer.id, HashOrderId);
  return changeOwnCart(shop, HashCartId, customer, async (tx, cart) => {
    await expectOpen(tx);
    await keepFromDeletion(tx, orderId);
    const goods = await goodsOf(tx, orderId, cart.id);
    const { taken, missing } = divide(goods, await countLines(tx, cart.id));
    if (taken.length === 0) {
      throw new Refusal(400, messages.nothingToBuyAgain(missing.join(' ')));
    }
    await take(tx, cart.id, taken);
    return missing;
  });
}

/** A row of an order as it can be bought today. Money in toman, per piece. */
interface Goods {
  product: string;
  /** '' for a variant without a name. */
  variant: string;
  unit: string;
  /** null where the variant is sold no more. */
  saleParamId: number | null;
  ordered: number;
  inCart: number;
  stock: number;
  finalPrice: number;
  /** Whether the price is told by telephone alone. */
  isOnCall: boolean;
}

async function ownOrder(db: Kysely<Tables>, customerId: number, hash: string): Promise<number> {
  const order = await db
    .selectFrom('orders')
    .select('id')
    .where('hash', '=', hash)
    .where('customer_id', '=', customerId)
    .executeTakeFirst();
  if (!order) throw new Refusal(404, httpMessages.notFound);
  return order.id;
}

/**
 * Locks the order's variants in the order of their ids, as the desk does that deletes them, so that the two cannot deadlock. What is
 * read afterwards is there until the commit.
 */
async function keepFromDeletion(tx: Transaction<Tables>, orderId: number): Promise<void> {
  await sql`
    select id from sale_params where id in (select sale_param_id from order_lines where order_id = ${orderId})
    order by id for key share`.execute(tx);
}

async function goodsOf(tx: Transaction<Tables>, orderId: number, cartId: number): Promise<Goods[]> {
  const { rows } = await sql<Goods>`
    select o.product_name as product, o.sale_param_name as variant, o.unit, sp.id as "saleParamId", o.quantity as ordered, coalesce(l.quantity, 0) as "inCart",
      coalesce(sp.stock, 0) as stock, coalesce(p.price, 0) = 0 as "isOnCall",
      coalesce(${discounted(sql`greatest(p.price + sp.padding_price, 0)`)}, 0) as "finalPrice"
    from order_lines o
    left join products p on p.id = o.product_id and p.hidden_at is null
    left join sale_params sp on sp.id = o.sale_param_id and sp.product_id = p.id
    left join cart_lines l on l.sale_param_id = sp.id and l.cart_id = ${cartId}
    where o.order_id = ${orderId}
    order by o.position`.execute(tx);
  return rows;
}

async function countLines(tx: Transaction<Tables>, cartId: number): Promise<number> {
  const { count } = await tx
    .selectFrom('cart_lines')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('cart_id', '=', cartId)
    .executeTakeFirstOrThrow();
  return count;
}

interface Taken {
  saleParamId: number;
  quantity: number;
  finalPrice: number;
}

/** What the cart can take of an order's goods, and a sentence about each that it cannot. */
function divide(goods: readonly Goods[], linesBefore: number) {
  const taken: Taken[] = [];
  const missing: string[] = [];
  let lines = linesBefore;
  for (const { product, variant, unit, saleParamId, ordered, inCart, stock, ...price } of goods) {
    const name = messages.named(product, variant);
    const quantity = Math.max(inCart, Math.min(ordered, stock));
    if (saleParamId === null) missing.push(messages.noLongerSold(name));
    else if (price.isOnCall) missing.push(messages.soldByCall(name));
    else if (stock === 0) missing.push(messages.soldOut(name));
    else if (inCart === 0 && lines >= mostLines) missing.push(messages.noRoomFor(name, mostLines));
    else {
      if (inCart === 0) lines += 1;
      if (quantity < ordered) missing.push(messages.fewerLeft(name, stock, unit));
      taken.push({ saleParamId, quantity, finalPrice: price.finalPrice });
    }
  }
  return { taken, missing };
}

async function take(
  tx: Transaction<Tables>,
  cartId: number,
  taken: readonly Taken[],
): Promise<void> {
  await tx
    .insertInto('cart_lines')
    .values(
      taken.map(({ saleParamId, quantity, finalPrice }) => ({
        cart_id: cartId,
        sale_param_id: saleParamId,
        quantity,
        price_when_added: finalPrice,
      })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['cart_id', 'sale_param_id'])
        .doUpdateSet(({ ref }) => ({ quantity: ref('excluded.quantity') })),
    )
    .execute();
}
