import { sql, type ExpressionBuilder, type Transaction } from 'kysely';
import type { Shop } from '../../shop.ts';
import type { Tables } from '../../schema/tables.ts';
import { refreshListing } from '../refresh-listing.ts';

type Needs = Pick<Shop, 'store' | 'clock'>;

/** Counts that somebody has set a stock, so that whoever has seen the one before is told. */
export function countedOnceMore(variant: ExpressionBuilder<Tables, 'sale_params'>) {
  return { stock_counts: variant('stock_counts', '+', 1) };
}

/** Sets how many pieces can be bought from now on. Pieces held by running payments are outside this number. */
export async function setStock(
  { store }: Needs,
  saleParamId: number,
  stock: number,
): Promise<boolean> {
  return store.transaction(async (tx) => {
    const changed = await tx
      .updateTable('sale_params')
      .set({ stock })
      .set(countedOnceMore)
      .where('id', '=', saleParamId)
      .returning('product_id')
      .executeTakeFirst();
    if (!changed) return false;
    await refreshListing(tx, [changed.product_id]);
    return true;
  });
}

/**
 * Sets a variant's price before the discount, in toman, at least 1. For a product with «call for the price» this becomes its
 * price, and its other variants cost what they add to it.
 */
export async function setPrice(
  { store, clock }: Needs,
  saleParamId: number,
  priceToman: number,
): Promise<boolean> {
  return store.transaction(async (tx) => {
    const variant = await lockVariant(tx, saleParamId);
    if (!variant) return false;
    const { product_id, product_price } = variant;
    const isByCall = product_price === 0;
    const price = isByCall ? priceToman : product_price;
    await tx.updateTable('products').set({ price }).where('id', '=', product_id).execute();
    await tx
      .updateTable('sale_params')
      .set({ padding_price: priceToman - price })
      .where('id', '=', saleParamId)
      .execute();
    const moved = await tx
      .selectFrom('sale_params')
      .select((row) => ['id as saleParamId', row('padding_price', '+', price).as('price')])
      .where((row) => (isByCall ? row('product_id', '=', product_id) : row('id', '=', saleParamId)))
      .execute();
    await notePrices(tx, moved, clock());
    await refreshListing(tx, [product_id]);
    return true;
  });
}

/** Adds a point to the variant's price chart (§2); an unchanged price adds none. */
export function notePrice(
  tx: Transaction<Tables>,
  saleParamId: number,
  price: number,
  at: Date,
): Promise<void> {
  return notePrices(tx, [{ saleParamId, price }], at);
}

/** As `notePrice`, for many variants. */
export async function notePrices(
  tx: Transaction<Tables>,
  prices: readonly { saleParamId: number; price: number }[],
  at: Date,
): Promise<void> {
  const ids = prices.map(({ saleParamId }) => saleParamId);
  const values = prices.map(({ price }) => price);
  await sql`
    insert into price_changes (sale_param_id, changed_at, price)
    select n.id, ${at}, n.price from unnest(${ids}::int[], ${values}::bigint[]) as n(id, price)
    where n.price is distinct from (
      select price from price_changes where sale_param_id = n.id order by changed_at desc, id desc limit 1)`.execute(
    tx,
  );
}

function lockVariant(tx: Transaction<Tables>, saleParamId: number) {
  return tx
    .selectFrom('sale_params as v')
    .innerJoin('products as p', 'p.id', 'v.product_id')
    .select(['v.product_id', 'p.price as product_price'])
    .where('v.id', '=', saleParamId)
    .forUpdate()
    .executeTakeFirst();
}
