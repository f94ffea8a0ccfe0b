import { lowStock } from '@kashi/contracts/desk/desk-events';
import type { GoodsRow } from '@kashi/contracts/desk/goods/goods';
import { sql, type Kysely } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { hasWord, wordsIn } from '../catalogue/words/spelt-words.ts';
import type { Tables } from '../schema/tables.ts';
import { discountPeriod, variantFrom } from './read-goods.ts';

export interface GoodsSearch {
  search?: string | undefined;
  subGroupId?: number | undefined;
  brandId?: number | undefined;
  state: 'all' | 'shown' | 'hidden' | 'sold-out' | 'low';
}

/** Goods, hidden ones too, after the one with this name and id; `most` of them. */
export async function findGoods(
  db: Kysely<Tables>,
  { sort, ...search }: GoodsSearch & { sort: 'newest' | 'name' },
  { after, most }: { after: [name: string, id: number] | null; most: number },
): Promise<GoodsRow[]> {
  let query = searchedGoods(db, search)
    .innerJoin('subgroups as s', 's.id', 'p.subgroup_id')
    .innerJoin('brands as b', 'b.id', 'p.brand_id')
    .select(['p.id', 'p.name', 'p.price', 'p.hidden_at', 'p.subgroup_id'])
    .select(['p.discount_percent', 'p.discount_from', 'p.discount_until'])
    .select(['s.title as subgroup', 'b.title as brand'])
    .select((product) => [
      product
        .selectFrom('product_pictures as f')
        .select('f.picture')
        .whereRef('f.product_id', '=', 'p.id')
        .orderBy('f.position')
        .limit(1)
        .as('picture'),
      jsonArrayFrom(
        product
          .selectFrom('sale_params as v')
          .select(['v.id', 'v.name', 'v.color_hex', 'v.padding_price', 'v.stock', 'v.stock_counts'])
          .whereRef('v.product_id', '=', 'p.id')
          .orderBy('v.position')
          .orderBy('v.id'),
      ).as('variants'),
    ]);
  if (after) {
    const [name, id] = after;
    query =
      sort === 'name'
        ? query.where(sql<boolean>`(p.name, p.id) > (${name}, ${id})`)
        : query.where('p.id', '<', id);
  }
  query = sort === 'name' ? query.orderBy('p.name').orderBy('p.id') : query.orderBy('p.id', 'desc');
  const rows = await query.limit(most).execute();
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    picture: row.picture,
    subGroupId: row.subgroup_id,
    subGroupTitle: row.subgroup,
    brandTitle: row.brand,
    isHidden: row.hidden_at !== null,
    discountPercent: row.discount_percent,
    ...discountPeriod(row),
    variants: row.variants.map((variant) => ({
      ...variantFrom(row.price, variant),
      stockCounts: variant.stock_counts,
    })),
  }));
}

/** The products `p` that a search finds, hidden ones too; the count of what waits has its goods from here as well. */
export function searchedGoods(
  db: Kysely<Tables>,
  { search, subGroupId, brandId, state }: GoodsSearch,
) {
  let query = db.selectFrom('products as p');
  for (const word of wordsIn(search)) {
    const isNumber = /^\d{1,9}$/.test(word);
    query = query.where(({ or, eb }) =>
      or([hasWord(sql`p.name`, word), ...(isNumber ? [eb('p.id', '=', Number(word))] : [])]),
    );
  }
  if (subGroupId !== undefined) query = query.where('p.subgroup_id', '=', subGroupId);
  if (brandId !== undefined) query = query.where('p.brand_id', '=', brandId);
  if (state === 'shown') query = query.where('p.hidden_at', 'is', null);
  if (state === 'hidden') query = query.where('p.hidden_at', 'is not', null);
  if (state === 'sold-out') query = query.where(sql<boolean>`not ${hasVariant(sql`stock > 0`)}`);
  if (state === 'low') {
    // What shoppers do not see runs out for nobody.
    query = query.where('p.hidden_at', 'is', null).where(hasVariant(sql`stock <= ${lowStock}`));
  }
  return query;
}

function hasVariant(condition: ReturnType<typeof sql>) {
  return sql<boolean>`exists (select from sale_params where product_id = p.id and ${condition})`;
}
