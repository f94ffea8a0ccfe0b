import type { Picture } from '@kashi/contracts/picture';
import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../schema/tables.ts';
import { writePictures } from './import-pictures.ts';
import { writeSpecs } from './import-specs.ts';
import { writeVariants } from './import-variants.ts';
import type { PlannedProduct } from './plan-product.ts';

type Tx = Transaction<Tables>;
type Written = PlannedProduct & { id: number };

interface Means {
  now: Date;
  /** Pictures that are ready, by the names that the file has for them; null where the pictures of products stay as they are. */
  pictures: ReadonlyMap<string, Picture> | null;
}

/**
 * Writes products with their variants, tags, specifications and pictures, in sets, and returns the ids of those of which anything is
 * different now.
 */
export async function writeProducts(
  tx: Tx,
  planned: readonly PlannedProduct[],
  { now, pictures }: Means,
): Promise<number[]> {
  const added = await insertProducts(tx, planned, now);
  const known = planned.flatMap((product) =>
    product.productId === null ? [] : { ...product, id: product.productId },
  );
  const written = [...added, ...known];
  const inRows = [...(await updateProducts(tx, known)), ...(await writeVariants(tx, written, now))];
  const specs = written.flatMap(({ id, specs: own }) =>
    own.map((spec) => ({ ...spec, productId: id })),
  );
  const beside = new Set([...(await writeTags(tx, written)), ...(await writeSpecs(tx, specs))]);
  for (const { id, pictures: named } of pictures ? written : []) {
    if (named.length === 0 || !pictures) continue;
    if (await writePictures(tx, { productId: id, pictures: named }, pictures)) beside.add(id);
  }
  await countChange(
    tx,
    known.map(({ id }) => id).filter((id) => beside.has(id)),
  );
  const differing = new Set([...inRows, ...beside]);
  return [
    ...added.map(({ id }) => id),
    ...known.map(({ id }) => id).filter((id) => differing.has(id)),
  ];
}

async function insertProducts(
  tx: Tx,
  planned: readonly PlannedProduct[],
  now: Date,
): Promise<Written[]> {
  const added = planned.filter(({ productId }) => productId === null);
  if (added.length === 0) return [];
  const rows = await tx
    .insertInto('products')
    .values(
      added.map(({ columns: { name = '', subgroup_id = 0, brand_id = 0, ...columns } }) => ({
        category_id: null,
        short_name: name,
        ...columns,
        name,
        subgroup_id,
        brand_id,
        registered_at: now,
      })),
    )
    .returning('id')
    .execute();
  return added.map((product, index) => ({ ...product, id: rows[index]?.id ?? 0 }));
}

/**
 * Changes products, and returns those of which a column has another value now. A category belongs to one subgroup, so a product that
 * moves to another subgroup without a new category has none.
 */
async function updateProducts(tx: Tx, known: readonly Written[]): Promise<number[]> {
  const changed: number[] = [];
  for (const { id, columns } of known) {
    const { category_id, ...values } = columns;
    const { subgroup_id } = values;
    const kept = sql<number | null>`case when subgroup_id = ${subgroup_id} then category_id end`;
    const wanted = {
      ...values,
      ...(subgroup_id !== undefined && { category_id: category_id ?? kept }),
    };
    const row = await tx
      .updateTable('products')
      .set(wanted)
      .where('id', '=', id)
      .where(({ or, eb }) =>
        or(
          Object.entries(wanted).map(([column, value]) =>
            eb(sql.ref(column), 'is distinct from', value),
          ),
        ),
      )
      .returning('id')
      .executeTakeFirst();
    if (row) changed.push(row.id);
  }
  return changed;
}

/** Gives products their tags, and returns those that have others than before. */
async function writeTags(tx: Tx, products: readonly Written[]): Promise<number[]> {
  const tagged = products.filter(({ tagIds }) => tagIds !== null);
  if (tagged.length === 0) return [];
  const gone = await tx
    .deleteFrom('product_tags')
    .where(
      'product_id',
      'in',
      tagged.map(({ id }) => id),
    )
    .returning(['product_id', 'tag_id'])
    .execute();
  const rows = tagged.flatMap(({ id, tagIds }) =>
    (tagIds ?? []).map((tag_id) => ({ product_id: id, tag_id })),
  );
  if (rows.length > 0) await tx.insertInto('product_tags').values(rows).execute();
  const before = Map.groupBy(gone, ({ product_id }) => product_id);
  return tagged
    .filter(({ id, tagIds }) => {
      const own = before.get(id) ?? [];
      return own.length !== tagIds?.length || own.some(({ tag_id }) => !tagIds.includes(tag_id));
    })
    .map(({ id }) => id);
}

/** Counts a change that the store does not see by itself, since it lies in no row of the product or its variants. */
async function countChange(tx: Tx, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .updateTable('products')
    .set((product) => ({ version: product('version', '+', 1) }))
    .where('id', 'in', ids)
    .execute();
}
