import { isDeepStrictEqual } from 'node:util';
import type { Goods } from '@kashi/contracts/desk/goods/goods';
import { sql, type Transaction } from 'kysely';
import { Refusal } from '../http/refusal.ts';
import type { Tables } from '../schema/tables.ts';
import { messages } from './messages.ts';
import { readGoods } from './read-goods.ts';

/**
 * The product, locked until the transaction ends: first its variants in the order of their ids and then its own row, as payments
 * lock them, so that the two cannot deadlock. Throws a 404 for an unknown one. Whoever deletes variants names the `kept` ones; else
 * shoppers go on putting the variants into their carts.
 */
export async function lockGoods(
  tx: Transaction<Tables>,
  id: number,
  kept: readonly number[] | null = null,
): Promise<Goods> {
  const { rows: deleted } = await sql`
    select 1 from sale_params where product_id = ${id} and id <> all(${kept}::int[]) limit 1`.execute(
    tx,
  );
  const lock = deleted.length > 0 ? sql`for update` : sql`for no key update`;
  await sql`select id from sale_params where product_id = ${id} order by id ${lock}`.execute(tx);
  await sql`select id from products where id = ${id} for no key update`.execute(tx);
  return readGoods(tx, id);
}

/** Throws a 409 while somebody pays for the product, or for the variants alone that are named. */
export async function expectNobodyPays(
  tx: Transaction<Tables>,
  productId: number,
  saleParamIds: readonly number[] | null = null,
): Promise<void> {
  const { rows } = await sql<{ isPaying: boolean }>`
    select exists (
      select from carts
      join cart_lines on cart_lines.cart_id = carts.id
      join sale_params on sale_params.id = cart_lines.sale_param_id
      where carts.status = 2 and sale_params.product_id = ${productId}
        and (${saleParamIds}::int[] is null or sale_params.id = any(${saleParamIds}::int[]))
    ) as "isPaying"`.execute(tx);
  if (rows[0]?.isPaying) throw new Refusal(409, messages.beingPaid);
}

/** Of two states of a product the fields that differ, for the log; null where there is no such state. */
export function differing(
  before: Goods | null,
  after: Goods | null,
): { before: object | null; after: object | null } {
  const names = Object.keys(before ?? after ?? {}) as (keyof Goods)[];
  const changed = names.filter((name) => !isDeepStrictEqual(before?.[name], after?.[name]));
  const of = (goods: Goods | null) =>
    goods && Object.fromEntries(changed.map((name) => [name, goods[name]]));
  return { before: of(before), after: of(after) };
}
