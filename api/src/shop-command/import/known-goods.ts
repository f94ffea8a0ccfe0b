import type { Kysely } from 'kysely';
import type { Tables } from '../../schema/tables.ts';
import type { KnownDiscount } from './import-discount.ts';
import type { Variant } from './import-variants.ts';

/** What the shop has of products that a file changes, by their ids. */
export interface KnownGoods {
  variants: ReadonlyMap<number, Variant[]>;
  discounts: ReadonlyMap<number, KnownDiscount>;
}

/** Reads what a file's rows are compared with, in as many questions for many products as for one. */
export async function readKnownGoods(
  db: Kysely<Tables>,
  ids: readonly number[],
): Promise<KnownGoods> {
  if (ids.length === 0) return { variants: new Map(), discounts: new Map() };
  const products = await db
    .selectFrom('products')
    .select(['id', 'price', 'discount_percent', 'discount_from', 'discount_until'])
    .where('id', 'in', ids)
    .execute();
  const bases = new Map(products.map(({ id, price }) => [id, price]));
  const rows = await db
    .selectFrom('sale_params')
    .select(['id', 'product_id', 'name', 'stock', 'color_hex', 'position', 'padding_price'])
    .where('product_id', 'in', ids)
    .orderBy('position')
    .orderBy('id')
    .execute();
  const variants = Map.groupBy(rows, (row) => row.product_id);
  return {
    discounts: new Map(products.map(({ id, price: _price, ...discount }) => [id, discount])),
    variants: new Map(
      [...variants].map(([productId, own]) => {
        const base = bases.get(productId) ?? 0;
        return [productId, own.map((row) => variantOf(row, base))];
      }),
    ),
  };
}

type VariantRow = Pick<Variant, 'id' | 'name' | 'stock' | 'position'> & {
  color_hex: string | null;
  padding_price: number;
};

function variantOf(row: VariantRow, base: number): Variant {
  return {
    id: row.id,
    name: row.name,
    price: base === 0 ? 0 : Math.max(base + row.padding_price, 0),
    stock: row.stock,
    isCounted: false,
    added: null,
    colorHex: row.color_hex,
    position: row.position,
  };
}
