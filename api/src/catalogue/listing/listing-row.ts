import { sql, type Selectable } from 'kysely';
import type { Store } from '../../store/store.ts';
import type { CatalogueTables } from '../../schema/catalogue-tables.ts';

/** The data of a product that listings filter, sort and search by; none of what they show. */
export type ListingRow = Pick<
  Selectable<CatalogueTables['product_listing']>,
  (typeof indexedColumns)[number]
>;

const indexedColumns = [
  'product_id',
  'group_id',
  'subgroup_id',
  'category_id',
  'brand_id',
  'tag_ids',
  'attribute_ids',
  'is_available',
  'final_price',
  'discount_percent',
  'registered_at',
  'name_text',
  'search_text',
] as const;

export async function countRows({ db }: Store): Promise<number> {
  const { rows } = await db
    .selectFrom('product_listing')
    .select(({ fn }) => fn.countAll<number>().as('rows'))
    .executeTakeFirstOrThrow();
  return rows;
}

export function readRows({ db }: Store, productIds: readonly number[]): Promise<ListingRow[]> {
  return db
    .selectFrom('product_listing')
    .select(indexedColumns)
    .where('product_id', '=', (expression) => expression.fn.any(expression.val([...productIds])))
    .execute();
}

const linesOfBatch = 10_000;

/**
 * All rows as text, one line each, for `rowsOfLines`. As objects of thirteen columns, a million rows would cost this thread three
 * times the work, and would pass to another thread one by one.
 */
export async function* readAllLines({ db }: Store): AsyncGenerator<string> {
  let last = 0;
  for (;;) {
    const { rows } = await sql<{ lines: string | null; last: number }>`
      select max(product_id) as last, string_agg(concat_ws(E'\t', product_id, group_id, subgroup_id, coalesce(category_id, 0),
        brand_id, array_to_string(tag_ids, ','), array_to_string(attribute_ids, ','), is_available::int, final_price, discount_percent,
        floor(extract(epoch from registered_at) * 1000)::bigint, name_text, substr(search_text, length(name_text) + 1)), E'\n') as lines
      from (select * from product_listing where product_id > ${last} order by product_id limit ${linesOfBatch}) batch`.execute(
      db,
    );
    const batch = rows[0];
    if (!batch?.lines) return;
    yield batch.lines;
    last = batch.last;
  }
}

/** A row from its line. The texts are words with single spaces (`searchable`), so they contain neither tabs nor line ends. */
export function rowsOfLines(lines: string): ListingRow[] {
  return lines.split('\n').map((line) => {
    const [
      id,
      group,
      subgroup,
      category,
      brand,
      tags,
      attributes,
      available,
      price,
      discount,
      time,
      name,
      rest,
    ] = line.split('\t') as LineParts;
    return {
      product_id: Number(id),
      group_id: Number(group),
      subgroup_id: Number(subgroup),
      category_id: Number(category) || null,
      brand_id: Number(brand),
      tag_ids: idsOf(tags),
      attribute_ids: idsOf(attributes),
      is_available: available === '1',
      final_price: Number(price),
      discount_percent: Number(discount),
      registered_at: new Date(Number(time)),
      name_text: name,
      search_text: name + rest,
    };
  });
}

function idsOf(joined: string): number[] {
  return joined === '' ? [] : joined.split(',').map(Number);
}

// oxfmt-ignore
type LineParts = [id: string, group: string, subgroup: string, category: string, brand: string, tags: string,
  attributes: string, available: string, price: string, discount: string, time: string, name: string, rest: string];
