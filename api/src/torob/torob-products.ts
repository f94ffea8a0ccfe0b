import type { Picture } from '@kashi/contracts/picture';
import { productPath } from '@kashi/contracts/text/slug';
import { withTax } from '@kashi/contracts/with-tax';
import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { discounted } from '../discounts/present-discount.ts';
import { taxRate } from '../settings/tax-rate.ts';
import type { Store } from '../store/store.ts';

/**
 * A product in Torob's format. Money is whole tomans, with the tax that the shop adds (R33). The shop has one page for all variants of a product, so a product is one
 * entry, with the price that lists show: that of the cheapest variant that can be bought.
 */
export interface TorobProduct {
  page_unique: string;
  page_url: string;
  title: string;
  subtitle?: string;
  /** 0 for a product that cannot be bought. */
  current_price: number;
  old_price?: number;
  availability: boolean;
  category_name: string;
  image_links: string[];
  spec: Record<string, string>;
  guarantee?: string;
  short_desc?: string;
  date_added: string;
  date_updated: string;
}

/** The products of these ids, in their order; unknown ids are left out. */
export async function readTorobProducts(
  { db }: Store,
  origin: string,
  productIds: readonly number[],
): Promise<TorobProduct[]> {
  const rows = await productRows(db, productIds);
  const products = new Map(rows.map((row) => [row.product_id, torobProduct(row, origin)]));
  return productIds.flatMap((id) => products.get(id) ?? []);
}

type Row = Awaited<ReturnType<typeof productRows>>[number];

function productRows(db: Store['db'], productIds: readonly number[]) {
  return db
    .selectFrom('product_listing as l')
    .innerJoin('products as p', 'p.id', 'l.product_id')
    .innerJoin('subgroups as s', 's.id', 'l.subgroup_id')
    .leftJoin('categories as c', 'c.id', 'l.category_id')
    .where('l.product_id', '=', (row) => row.fn.any(row.val([...productIds])))
    .select((product) => [
      'l.product_id',
      'l.name',
      'l.short_name',
      'l.price',
      discounted(sql`l.price`).as('final_price'),
      'l.is_available',
      'l.registered_at',
      'l.changed_at',
      'l.guarantee_description',
      'p.meta_description',
      's.title as subgroup_title',
      'c.title as category_title',
      taxRate.as('tax_rate'),
      jsonArrayFrom(
        product
          .selectFrom('product_pictures as i')
          .select('i.picture')
          .whereRef('i.product_id', '=', 'l.product_id')
          .orderBy('i.position'),
      ).as('pictures'),
      jsonArrayFrom(
        product
          .selectFrom('product_property_values as v')
          .innerJoin('properties as r', 'r.id', 'v.property_id')
          .innerJoin('property_groups as g', 'g.id', 'r.group_id')
          .select(['r.title', 'g.title as group', 'v.value'])
          .whereRef('v.product_id', '=', 'l.product_id')
          .where('v.value', '<>', '')
          .orderBy('r.position')
          .orderBy('r.id'),
      ).as('properties'),
    ])
    .execute();
}

function torobProduct(row: Row, origin: string): TorobProduct {
  // Torob would show «call for the price» as free.
  const availability = row.is_available && row.price > 0;
  return {
    page_unique: String(row.product_id),
    page_url: origin + productPath(row.product_id, row.name),
    title: row.name.slice(0, longest.text),
    ...(row.short_name !== row.name && { subtitle: row.short_name.slice(0, longest.text) }),
    current_price: availability ? withTax(row.final_price, row.tax_rate) : 0,
    ...(availability &&
      row.price > row.final_price && {
        old_price: withTax(row.price, row.tax_rate),
      }),
    availability,
    category_name: (row.category_title ?? row.subgroup_title).slice(0, longest.word),
    image_links: row.pictures.map(({ picture }) => origin + largestJpeg(picture)),
    spec: specOf(row.properties),
    ...(row.guarantee_description && {
      guarantee: row.guarantee_description.slice(0, longest.word),
    }),
    ...(row.meta_description && { short_desc: row.meta_description.slice(0, longest.text) }),
    date_added: row.registered_at.toISOString(),
    date_updated: row.changed_at.toISOString(),
  };
}

/** Specifications by their titles, of which two groups may have the same one, such as a size of the screen and of the box. */
function specOf(properties: Row['properties']): Record<string, string> {
  const titles = properties.map(({ title }) => title);
  return Object.fromEntries(
    properties.map(({ title, group, value }) => {
      const isAlone = titles.indexOf(title) === titles.lastIndexOf(title);
      return [isAlone ? title : `${group} – ${title}`, value];
    }),
  );
}

/** The number of characters that Torob stores. */
const longest = { text: 500, word: 200 };

/** Torob cannot read WebP; the media route makes a JPEG of each picture. */
function largestJpeg({ Base, Widths }: Picture): string {
  return `${Base}-${Math.max(...Widths)}.jpg`;
}
