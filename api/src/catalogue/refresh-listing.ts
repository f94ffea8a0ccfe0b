import { sql, type Transaction } from 'kysely';
import type { Tables } from '../schema/tables.ts';
import { discounted, presentDiscount } from '../discounts/present-discount.ts';
import { searchable } from './words/persian-words.ts';

/**
 * Rewrites the read model of these products, and notifies every listing index when the transaction commits. Call it in the same
 * transaction as every change of a product, of its tags or variants, or of a stock to or from zero.
 */
export async function refreshListing(
  tx: Transaction<Tables>,
  productIds: readonly number[],
): Promise<void> {
  if (productIds.length === 0) return;

  await lockInOrder(tx, productIds);
  const products = await readTexts(tx, productIds);
  await addFilterValues(tx, productIds);
  await writeRows(tx, products);
  await dropHidden(tx, productIds);
  await announceChange(tx, productIds);
}

/**
 * As `refreshListing`, for any number of products in the order of their ids: so many notices that each has room for its ids, or every
 * process would read the whole catalogue again.
 */
export async function refreshSlices(
  tx: Transaction<Tables>,
  productIds: readonly number[],
): Promise<void> {
  for (let start = 0; start < productIds.length; start += mostIdsOfOneNotice) {
    await refreshListing(tx, productIds.slice(start, start + mostIdsOfOneNotice));
  }
}

/**
 * Lists products that were hidden: they are new to lists now, and were registered long before. Search engines and price comparisons
 * ask for what has changed since their last visit, so a date that goes backwards keeps the product from them.
 */
export async function listAgain(
  tx: Transaction<Tables>,
  productIds: readonly number[],
): Promise<void> {
  await refreshListing(tx, productIds);
  await tx
    .updateTable('product_listing')
    .set({ changed_at: sql<Date>`now()` })
    .where('product_id', 'in', productIds)
    .execute();
}

/** The notification channel for changed product ids, comma-joined; an empty payload means «read everything again». */
export const catalogueChannel = 'catalogue';

/**
 * The payload that stands for the names of groups, brands and tags, which no product has in its row. It is an id that no product has,
 * so an API of before, which runs beside this one during an update, reads no product again, and goes on.
 */
export const namesPayload = '0';

/** Lets every process read the names of groups, brands and tags again. Call it wherever one is made, changed or deleted. */
export async function announceNames(tx: Transaction<Tables>): Promise<void> {
  await sql`select pg_notify(${catalogueChannel}, ${namesPayload})`.execute(tx);
}

/**
 * Locks the products: if two buyers sell out the last two variants at once, the second transaction has to see the result of the
 * first.
 */
export async function lockInOrder(
  tx: Transaction<Tables>,
  productIds: readonly number[],
): Promise<void> {
  await sql`select id from products where id = any(${productIds}::int[]) order by id for no key update`.execute(
    tx,
  );
}

/** PostgreSQL limits a notification's payload to 8000 bytes. */
const mostIdsOfOneNotice = 500;

async function announceChange(
  tx: Transaction<Tables>,
  productIds: readonly number[],
): Promise<void> {
  const payload = productIds.length > mostIdsOfOneNotice ? '' : productIds.join(',');
  await sql`select pg_notify(${catalogueChannel}, ${payload})`.execute(tx);
}

/**
 * Adds the values that the shop has not had before, each as it was spelt first. In one order, so that two writers never wait for each
 * other.
 */
async function addFilterValues(
  tx: Transaction<Tables>,
  productIds: readonly number[],
): Promise<void> {
  await sql`
    insert into filter_values (property_id, value)
    select distinct on (v.property_id, filter_key(v.value)) v.property_id, filter_value(v.value) from product_property_values v
    where v.product_id = any(${productIds}::int[]) and filter_key(v.value) is not null
      and not exists (select from filter_values f
        where f.property_id = v.property_id and filter_key(f.value) = filter_key(v.value) and f.same_as is null)
    order by v.property_id, filter_key(v.value), v.product_id
    on conflict do nothing`.execute(tx);
}

interface SearchTexts {
  ids: number[];
  nameTexts: string[];
  searchTexts: string[];
}

async function readTexts(
  tx: Transaction<Tables>,
  productIds: readonly number[],
): Promise<SearchTexts> {
  const { rows } = await sql<{ id: number; name: string; around: string[] }>`
    select p.id, p.name,
      array[p.short_name, b.title, s.title, coalesce(c.title, '')]
        || array(select t.title from product_tags pt join tags t on t.id = pt.tag_id where pt.product_id = p.id) as around
    from products p
    join brands b on b.id = p.brand_id
    join subgroups s on s.id = p.subgroup_id
    left join categories c on c.id = p.category_id
    where p.id = any(${productIds}::int[]) and p.hidden_at is null`.execute(tx);

  return {
    ids: rows.map((row) => row.id),
    nameTexts: rows.map((row) => searchable(row.name)),
    searchTexts: rows.map((row) => searchable(row.name, ...row.around)),
  };
}

/** The store adds the ids of the product's values (095), for a version of before too. */
async function writeRows(tx: Transaction<Tables>, texts: SearchTexts): Promise<void> {
  await sql`
    insert into product_listing (product_id, group_id, subgroup_id, category_id, brand_id, tag_ids, is_available, price,
      final_price, discount_percent, registered_at, changed_at, name, short_name, picture, guarantee_description, name_text, search_text)
    select p.id, s.group_id, p.subgroup_id, p.category_id, p.brand_id,
      array(select tag_id from product_tags where product_id = p.id order by tag_id),
      coalesce(v.in_stock, false), cheapest.price, ${discounted(sql`cheapest.price`)},
      ${presentDiscount}, p.registered_at, p.registered_at, p.name, p.short_name,
      (select picture from product_pictures where product_id = p.id order by position limit 1),
      p.guarantee_description, t.name_text, t.search_text
    from unnest(${texts.ids}::int[], ${texts.nameTexts}::text[], ${texts.searchTexts}::text[]) as t(id, name_text, search_text)
    join products p on p.id = t.id
    join subgroups s on s.id = p.subgroup_id
    left join lateral (
      select bool_or(stock > 0) as in_stock,
        coalesce(min(padding_price) filter (where stock > 0), min(padding_price)) as least_padding
      from sale_params where product_id = p.id) v on true
    cross join lateral (
      -- A price of 0 stays 0 whatever a variant adds: it means «call for the price».
      select case when p.price = 0 then 0 else greatest(p.price + coalesce(v.least_padding, 0), 0) end as price) cheapest
    on conflict (product_id) do update set
      group_id = excluded.group_id, subgroup_id = excluded.subgroup_id, category_id = excluded.category_id,
      brand_id = excluded.brand_id, tag_ids = excluded.tag_ids, attribute_ids = excluded.attribute_ids, is_available = excluded.is_available,
      price = excluded.price, final_price = excluded.final_price, discount_percent = excluded.discount_percent,
      registered_at = excluded.registered_at, changed_at = now(), name = excluded.name, short_name = excluded.short_name,
      picture = excluded.picture, guarantee_description = excluded.guarantee_description,
      name_text = excluded.name_text, search_text = excluded.search_text`.execute(tx);
}

/** A hidden product is in no list; what joins the read model, as its page does, does not find it either. */
async function dropHidden(tx: Transaction<Tables>, productIds: readonly number[]): Promise<void> {
  await sql`
    delete from product_listing using products p
    where product_id = p.id and p.id = any(${productIds}::int[]) and p.hidden_at is not null`.execute(
    tx,
  );
}
