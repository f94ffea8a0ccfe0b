import type { Goods } from '@kashi/contracts/desk/goods/goods';
import type { Kysely } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { Refusal } from '../http/refusal.ts';
import type { Tables } from '../schema/tables.ts';
import { messages } from './messages.ts';
import { tagTitles } from './tag-titles.ts';

/** A product with all its fields, hidden or not. Throws a 404 for an unknown one. */
export async function readGoods(db: Kysely<Tables>, id: number): Promise<Goods> {
  const row = await db
    .selectFrom('products as p')
    .innerJoin('subgroups as s', 's.id', 'p.subgroup_id')
    .selectAll('p')
    .select((product) => [
      's.group_id',
      jsonArrayFrom(
        product
          .selectFrom('sale_params as v')
          .select(['v.id', 'v.name', 'v.color_hex', 'v.padding_price', 'v.stock'])
          .whereRef('v.product_id', '=', 'p.id')
          .orderBy('v.position')
          .orderBy('v.id'),
      ).as('variants'),
      jsonArrayFrom(
        product
          .selectFrom('product_pictures as f')
          .select('f.picture')
          .whereRef('f.product_id', '=', 'p.id')
          .orderBy('f.position'),
      ).as('pictures'),
      tagTitles.as('tags'),
      jsonArrayFrom(
        product
          .selectFrom('product_medias as m')
          .select('m.url')
          .whereRef('m.product_id', '=', 'p.id')
          .orderBy('m.position'),
      ).as('medias'),
      jsonArrayFrom(
        product
          .selectFrom('product_property_values as w')
          .select(['w.property_id', 'w.value', 'w.highlighted'])
          .whereRef('w.product_id', '=', 'p.id')
          .orderBy('w.property_id'),
      ).as('properties'),
    ])
    .where('p.id', '=', id)
    .executeTakeFirst();
  if (!row) throw new Refusal(404, messages.noGoods);

  return {
    id: row.id,
    version: row.version,
    isHidden: row.hidden_at !== null,
    registeredAt: row.registered_at.toISOString(),
    name: row.name,
    shortName: row.short_name,
    groupId: row.group_id,
    subGroupId: row.subgroup_id,
    categoryId: row.category_id,
    brandId: row.brand_id,
    summary: row.meta_description,
    description: row.description,
    guarantee: row.guarantee_description,
    unit: row.unit,
    weightGrams: row.weight_grams,
    discountPercent: row.discount_percent,
    ...discountPeriod(row),
    variants: row.variants.map((variant) => variantFrom(row.price, variant)),
    pictures: row.pictures.map(({ picture }) => picture),
    tags: row.tags,
    videos: row.medias.map(({ url }) => url),
    properties: row.properties.map(({ property_id, value, highlighted }) => ({
      propertyId: property_id,
      value,
      isHighlighted: highlighted,
    })),
  };
}

/** When a discount begins and ends; null for what is not said. */
export function discountPeriod(row: { discount_from: Date | null; discount_until: Date | null }) {
  return {
    discountFrom: row.discount_from?.toISOString() ?? null,
    discountUntil: row.discount_until?.toISOString() ?? null,
  };
}

/** A variant with its own price: a product's price of 0 means «call for the price», whatever a variant adds. */
export function variantFrom(
  productPrice: number,
  row: {
    id: number;
    name: string;
    color_hex: string | null;
    padding_price: number;
    stock: number;
  },
) {
  return {
    id: row.id,
    name: row.name,
    colorHex: row.color_hex,
    priceToman: productPrice === 0 ? 0 : Math.max(productPrice + row.padding_price, 0),
    stock: row.stock,
  };
}
