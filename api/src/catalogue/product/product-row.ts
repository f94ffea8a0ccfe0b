import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { taxRate } from '../../settings/tax-rate.ts';
import type { Store } from '../../store/store.ts';
import { ratingOf } from './product-rating.ts';
import { discounted, presentDiscount } from '../../discounts/present-discount.ts';

export type ProductRow = NonNullable<Awaited<ReturnType<typeof readProductRow>>>;

export type SaleParamRow = ProductRow['sale_params'][number];

export type PropertyRow = ProductRow['properties'][number];

/** Reads a product and its related rows in one statement: one round trip to the database instead of eight. */
export function readProductRow({ reads }: Store, productId: number) {
  return reads
    .selectFrom('products as p')
    .innerJoin('product_listing as l', 'l.product_id', 'p.id')
    .innerJoin('subgroups as s', 's.id', 'p.subgroup_id')
    .innerJoin('groups as g', 'g.id', 's.group_id')
    .innerJoin('brands as b', 'b.id', 'p.brand_id')
    .leftJoin('categories as c', 'c.id', 'p.category_id')
    .where('p.id', '=', productId)
    .select((product) => [
      'p.id',
      'p.name',
      'p.short_name',
      'p.meta_description',
      'p.guarantee_description',
      'p.unit',
      'p.price',
      presentDiscount.as('discount_percent'),
      'p.subgroup_id',
      'p.category_id',
      'p.brand_id',
      'g.id as group_id',
      'g.title as group_title',
      's.title as subgroup_title',
      's.size_guide',
      'c.title as category_title',
      'b.title as brand_title',
      'l.price as listing_price',
      discounted(sql`l.price`).as('final_price'),
      'l.is_available',
      taxRate.as('tax_rate'),
      jsonArrayFrom(
        product
          .selectFrom('product_pictures')
          .select('product_pictures.picture')
          .whereRef('product_pictures.product_id', '=', 'p.id')
          .orderBy('product_pictures.position'),
      ).as('pictures'),
      jsonArrayFrom(
        product
          .selectFrom('sale_params as v')
          .select([
            'v.id',
            'v.name',
            'v.color_hex',
            'v.padding_price',
            'v.stock',
            'v.has_attributes',
            'v.pictures',
          ])
          .whereRef('v.product_id', '=', 'p.id')
          .orderBy('v.position')
          .orderBy('v.id'),
      ).as('sale_params'),
      jsonArrayFrom(
        product
          .selectFrom('product_tags as pt')
          .innerJoin('tags as t', 't.id', 'pt.tag_id')
          .select(['t.id', 't.title'])
          .whereRef('pt.product_id', '=', 'p.id')
          .orderBy('t.id'),
      ).as('tags'),
      jsonArrayFrom(
        product
          .selectFrom('product_property_values as v')
          .innerJoin('properties as r', 'r.id', 'v.property_id')
          .innerJoin('property_groups as h', 'h.id', 'r.group_id')
          .select([
            'h.id as group_id',
            'h.title as group_title',
            'r.title',
            'v.value',
            'v.highlighted',
          ])
          .whereRef('v.product_id', '=', 'p.id')
          .orderBy('h.position')
          .orderBy('h.id')
          .orderBy('r.position')
          .orderBy('r.id'),
      ).as('properties'),
      jsonArrayFrom(
        product
          .selectFrom('product_medias as m')
          .select('m.url')
          .whereRef('m.product_id', '=', 'p.id')
          .orderBy('m.position'),
      ).as('medias'),
      sql<number>`(select count(*) from reviews where product_id = p.id and confirmed_at is not null)`.as(
        'reviews_count',
      ),
      sql<number>`(select count(*) from questions where product_id = p.id and confirmed_at is not null)`.as(
        'questions_count',
      ),
      ratingOf(sql`p.id`).as('rating'),
    ])
    .executeTakeFirst();
}
