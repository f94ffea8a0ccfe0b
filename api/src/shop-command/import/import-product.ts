import type { Picture } from '@kashi/contracts/picture';
import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../schema/tables.ts';
import { discountOf } from './import-discount.ts';
import type { ImportRow } from './import-row.ts';
import { picturesOf, writePictures } from './import-pictures.ts';
import { specsOf, writeSpecs } from './import-specs.ts';
import { basePrice, mergeVariants, writeVariants } from './import-variants.ts';
import type { Place, Problem } from './problems.ts';
import type { PlacedRow } from './read-rows.ts';
import type { ShelfNames } from './shelf-names.ts';

/** The rows of one product, and the product of the shop that they change; null for a new product. */
export interface ImportedProduct {
  productId: number | null;
  rows: [PlacedRow, ...PlacedRow[]];
}

interface Context {
  tx: Transaction<Tables>;
  names: ShelfNames;
  now: Date;
  problems: Problem[];
  /** Pictures that are ready, by the names that the file has for them; null where the pictures of products stay as they are. */
  pictures: ReadonlyMap<string, Picture> | null;
}

/** Writes one product with its variants, tags, specifications and pictures, and returns its id; null if its rows are invalid. */
export async function importProduct(
  context: Context,
  { productId, rows }: ImportedProduct,
): Promise<number | null> {
  const { tx, names, now, problems } = context;
  const [{ place, row }] = rows;
  const before = problems.length;
  if (productId === null) requireColumns(place, row, problems);
  const variants = await mergeVariants(tx, productId, rows, problems);
  const shelf = await shelfOf(context, place, row);
  const discount = await discountOf(tx, productId, rows[0], { now, problems });
  const specs = specsOf(rows, problems);
  const pictures = picturesOf(rows, problems);
  if (problems.length > before) return null;

  const product = { ...detailsIn(row), ...discount, ...shelf, price: basePrice(variants) };
  const id = productId ?? (await insertProduct(tx, row, product, now));
  if (productId !== null) await updateProduct(tx, id, product);
  await writeVariants(tx, id, variants, now);
  const areTagsChanged = row.tags !== '' && (await writeTags(tx, names, id, row.tags));
  const areSpecsChanged = await writeSpecs(tx, names, { productId: id, specs });
  const arePicturesChanged =
    context.pictures !== null &&
    pictures.length > 0 &&
    (await writePictures(tx, { productId: id, pictures }, context.pictures));
  const isChanged = areTagsChanged || areSpecsChanged || arePicturesChanged;
  if (productId !== null && isChanged) await countChange(tx, id);
  return id;
}

function requireColumns(place: Place, row: ImportRow, problems: Problem[]): void {
  for (const column of ['name', 'subgroup', 'brand'] as const)
    if (row[column] === '') problems.push({ place, fault: { is: 'missing-of-new', column } });
}

async function shelfOf({ names, problems }: Context, place: Place, row: ImportRow) {
  const shelf: { subgroup_id?: number; category_id?: number; brand_id?: number } = {};
  if (row.brand !== '') shelf.brand_id = await names.brand(row.brand);
  if (row.subgroup === '') {
    if (row.category !== '' || row.group !== '')
      problems.push({ place, fault: { is: 'shelf-without-subgroup' } });
    return shelf;
  }
  const subGroupId = await names.subGroup(row.subgroup, row.group);
  if (subGroupId === undefined) {
    problems.push({ place, fault: { is: 'which-group', subgroup: row.subgroup } });
    return shelf;
  }
  shelf.subgroup_id = subGroupId;
  if (row.category !== '') shelf.category_id = await names.category(row.category, subGroupId);
  return shelf;
}

/** The columns that the row fills; empty ones are left out. */
function detailsIn(row: ImportRow) {
  return {
    ...(row.name !== '' && { name: row.name }),
    ...(row.short_name !== '' && { short_name: row.short_name }),
    ...(row.summary !== '' && { meta_description: row.summary }),
    ...(row.description !== '' && { description: row.description }),
    ...(row.guarantee !== '' && { guarantee_description: row.guarantee }),
    ...(row.unit !== '' && { unit: row.unit }),
    ...(row.weight_grams !== undefined && { weight_grams: row.weight_grams }),
  };
}

type ProductValues = ReturnType<typeof detailsIn> &
  Awaited<ReturnType<typeof discountOf>> &
  Awaited<ReturnType<typeof shelfOf>> & { price: number };

/** A category belongs to one subgroup, so a product that moves to another subgroup without a new category has none. */
async function updateProduct(
  tx: Transaction<Tables>,
  id: number,
  { category_id, ...product }: ProductValues,
): Promise<void> {
  const { subgroup_id } = product;
  const kept = sql<number | null>`case when subgroup_id = ${subgroup_id} then category_id end`;
  await tx
    .updateTable('products')
    .set({ ...product, ...(subgroup_id !== undefined && { category_id: category_id ?? kept }) })
    .where('id', '=', id)
    .execute();
}

async function insertProduct(
  tx: Transaction<Tables>,
  { name, short_name }: ImportRow,
  product: ProductValues,
  now: Date,
): Promise<number> {
  const { subgroup_id = 0, brand_id = 0 } = product;
  const { id } = await tx
    .insertInto('products')
    .values({
      category_id: null,
      ...product,
      subgroup_id,
      brand_id,
      name,
      short_name: short_name || name,
      registered_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Gives a product these tags, and returns whether they are others than before. */
async function writeTags(
  tx: Transaction<Tables>,
  names: ShelfNames,
  productId: number,
  tags: string,
): Promise<boolean> {
  const titles = new Set(tags.split('|').map((title) => title.trim()));
  const wanted = new Set<number>();
  for (const title of titles) if (title !== '') wanted.add(await names.tag(title));

  const gone = await tx
    .deleteFrom('product_tags')
    .where('product_id', '=', productId)
    .returning('tag_id')
    .execute();
  for (const tag_id of wanted) {
    await tx.insertInto('product_tags').values({ product_id: productId, tag_id }).execute();
  }
  return gone.length !== wanted.size || gone.some(({ tag_id }) => !wanted.has(tag_id));
}

/** Counts a change that the store does not see by itself, since it lies in no row of the product or its variants. */
async function countChange(tx: Transaction<Tables>, productId: number): Promise<void> {
  await tx
    .updateTable('products')
    .set((product) => ({ version: product('version', '+', 1) }))
    .where('id', '=', productId)
    .execute();
}
