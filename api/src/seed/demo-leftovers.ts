import { sql, type RawBuilder } from 'kysely';
import type { Tables } from '../schema/tables.ts';
import type { RowsOfTable } from './rows/rows-of-table.ts';

/**
 * How a row of one table is told to be the demo's still, and not the owner's. Pictures are not compared: a demo of before has others, and
 * what shows them leads to goods that go.
 */
export interface Leftover {
  table: RowsOfTable['table'];
  /** The columns that lead to the row of the seed. */
  keys: readonly string[];
  /** What the owner can change; all of it has to be as it was seeded. */
  said?: readonly string[];
  /** What else must be true of the row, `demo`, and of the row of the seed, `seeded`. */
  also?: RawBuilder<boolean>;
}

/** The rows of the seed for one table. */
export type RowsOf = (table: RowsOfTable['table']) => object[];

/**
 * The products. The store counts in `version` whatever is changed of one, except a variant that is added. Pieces that are sold
 * change the stock and not the version.
 */
export function demoGoods(rowsOf: RowsOf): Leftover {
  const variants = (rowsOf('sale_params') as { id: number }[]).map(({ id }) => id);
  return {
    table: 'products',
    keys: ['id', 'name'],
    said: ['price', 'discount_percent', 'discount_from', 'discount_until'],
    also: sql`demo.version = 1 and not exists (
      select from sale_params as v where v.product_id = demo.id and v.id <> all(${variants}::int[]))`,
  };
}

/**
 * Everything else, in an order in which no remaining row refers to a deleted one. Places in a list, and whether a row is shown,
 * are not compared: they change as soon as a neighbour does.
 */
export function leftovers(rowsOf: RowsOf): readonly Leftover[] {
  return [
    { table: 'promo_section_products', keys: ['section_position', 'product_id'] },
    {
      table: 'promo_sections',
      keys: ['position', 'title', 'url'],
      also: sql`not exists (select from promo_section_products as s where s.section_position = demo.position)`,
    },
    { table: 'banners', keys: ['slot', 'title', 'url', 'alt'] },
    // Every save of the front page gives slides new ids.
    { table: 'sliders', keys: ['title', 'url', 'alt'] },
    { table: 'introductions', keys: ['section_name_en', 'title', 'context'] },
    {
      table: 'carriers',
      keys: ['name'],
      said: ['icon_path', 'most_weight_grams', 'tracking_url'],
      also: sql`not demo.is_freight_collect and ${zonesIn(sql`carrier_zones`, 'demo')} is not distinct from
        ${zonesIn(recordsOf('carrier_zones', rowsOf('carrier_zones')), 'seeded')}`,
    },
    { table: 'coupons', keys: ['code'], said: termsOfCoupon },
    {
      table: 'shop_settings',
      keys: ['id'],
      said: Object.keys(rowsOf('shop_settings')[0] ?? {}),
      also: sql`demo.is_pickup_active and not demo.counts_figures and demo.prices_with_tax and demo.verification_tags = '[]'
        and (demo.pickup_address, demo.pickup_hours, demo.pickup_ready_time) = ('', '', '')`,
    },
    {
      table: 'categories',
      keys: ['id', 'title', 'subgroup_id'],
      also: sql`not exists (select from products as p where p.category_id = demo.id)`,
    },
    {
      table: 'subgroups',
      keys: ['id', 'title', 'group_id'],
      also: sql`not exists (select from products as p where p.subgroup_id = demo.id)
        and not exists (select from categories as c where c.subgroup_id = demo.id)`,
    },
    {
      table: 'groups',
      keys: ['id', 'title'],
      also: sql`not exists (select from subgroups as s where s.group_id = demo.id)`,
    },
    {
      table: 'brands',
      keys: ['id', 'title', 'alt', 'logo_path'],
      also: sql`not exists (select from products as p where p.brand_id = demo.id)`,
    },
    {
      table: 'tags',
      keys: ['id', 'title'],
      also: sql`not exists (select from product_tags as t where t.tag_id = demo.id)`,
    },
    {
      table: 'properties',
      keys: ['id', 'title', 'group_id'],
      also: sql`not exists (select from product_property_values as v where v.property_id = demo.id)`,
    },
    {
      table: 'property_groups',
      keys: ['id', 'title'],
      also: sql`not exists (select from properties as p where p.group_id = demo.id)`,
    },
    { table: 'areas', keys: ['id', 'title'], said: ['city_id', 'lat', 'lng', 'radius_metres'] },
  ];
}

/**
 * The facts of the shop that are nobody's once the demo has gone, each by itself: whom shoppers pay and call, where they come, what
 * they trust. Nobody chooses them as they were seeded, unlike the city, the tax or the least sum of an order.
 */
export const demoFacts = {
  texts: [
    'logo_pic_path',
    'address',
    'tell_no',
    'email',
    'instagram_link',
    'telegram_link',
    'aparat_link',
    'about_short_us',
    'enamad_link1',
    'enamad_link2',
    'enamad_link3',
    'enamad_pic_path1',
    'enamad_pic_path2',
    'enamad_pic_path3',
    'account_key',
    'account_owner',
  ],
  numbers: ['lat', 'lng'],
} as const satisfies Record<string, readonly (keyof Tables['shop_settings'])[]>;

const termsOfCoupon = [
  'kind',
  'value',
  'most_discount',
  'minimum_subtotal',
  'starts_at',
  'expires_at',
  'customer_id',
  'usage_limit',
  'usage_limit_per_customer',
];

/** Rows of the seed as records of the table. */
export function recordsOf(
  table: RowsOfTable['table'],
  rows: readonly object[],
): RawBuilder<unknown> {
  return sql`json_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::json)`;
}

/** Where a carrier goes, and what it asks for that, as one value. */
function zonesIn(records: RawBuilder<unknown>, carrier: 'demo' | 'seeded'): RawBuilder<unknown> {
  return sql`(select jsonb_agg(to_jsonb(z) - 'carrier_id' order by z.zone) from ${records} as z
    where z.carrier_id = ${sql.ref(`${carrier}.id`)})`;
}
