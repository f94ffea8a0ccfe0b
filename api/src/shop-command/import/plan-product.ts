import { plainName } from '@kashi/contracts/text/plain-name';
import { sanitisedHtml } from '../../content/sanitised-html.ts';
import { discountOf } from './import-discount.ts';
import { picturesOf, type NamedPicture } from './import-pictures.ts';
import type { ImportRow } from './import-row.ts';
import { specsOf, type PlacedSpec, type ProductSpec } from './import-specs.ts';
import { basePrice, mergeVariants, type Variant } from './import-variants.ts';
import type { KnownGoods } from './known-goods.ts';
import type { Place, Problem } from './problems.ts';
import { productRow } from './product-columns.ts';
import type { PlacedRow } from './read-rows.ts';
import type { ShelfNames } from './shelf-names.ts';

/** The rows of one product, and the product of the shop that they change; null for a new product. */
export interface ImportedProduct {
  productId: number | null;
  rows: [PlacedRow, ...PlacedRow[]];
}

/** What becomes of a product, with nothing left to ask or to refuse. */
export interface PlannedProduct {
  /** null for a new product. */
  productId: number | null;
  columns: ReturnType<typeof detailsIn> &
    ReturnType<typeof discountOf> &
    Awaited<ReturnType<typeof shelfOf>> & { price: number };
  variants: Variant[];
  /** null where the tags stay as they are. */
  tagIds: number[] | null;
  specs: Omit<ProductSpec, 'productId'>[];
  pictures: NamedPicture[];
}

interface Context {
  known: KnownGoods;
  names: ShelfNames;
  now: Date;
  problems: Problem[];
}

/** Works out what the rows make of one product, and writes nothing; null if its rows are invalid. */
export async function planProduct(
  context: Context,
  { productId, rows }: ImportedProduct,
): Promise<PlannedProduct | null> {
  const { known, names, now, problems } = context;
  const [{ place }] = rows;
  const before = problems.length;
  const row = productRow(rows, problems);
  // The name that has found a product is the product's already, maybe in another spelling.
  if (productId !== null && rows.every((each) => each.row.id === undefined)) row.name = '';
  if (productId === null) requireColumns(place, row, problems);
  const variants = mergeVariants(known.variants.get(productId ?? 0) ?? [], rows, problems);
  const shelf = await shelfOf(context, place, row);
  const discount = discountOf(
    known.discounts.get(productId ?? 0),
    { place, row },
    { now, problems },
  );
  const specs = specsOf(rows, problems);
  const pictures = picturesOf(rows, problems);
  if (problems.length > before) return null;

  const planned = await plannedSpecs(context, specs);
  if (problems.length > before) return null;
  return {
    productId,
    columns: { ...detailsIn(row), ...discount, ...shelf, price: basePrice(variants) },
    variants,
    tagIds: row.tags === '' ? null : await tagsOf(names, row.tags),
    specs: planned,
    pictures,
  };
}

/** The specifications by what the shop knows them as: two spellings of one are one, and two values of it a problem. */
async function plannedSpecs(
  { names, problems }: Context,
  specs: readonly PlacedSpec[],
): Promise<PlannedProduct['specs']> {
  const planned = new Map<number, PlannedProduct['specs'][number]>();
  for (const { place, group, title, value, isHighlighted } of specs) {
    const propertyId = await names.property(title, group);
    const before = planned.get(propertyId);
    if (before && before.value !== value) {
      problems.push({ place, fault: { is: 'two-values', spec: `${group} / ${title}` } });
    }
    const marked = isHighlighted || before?.isHighlighted === true;
    planned.set(propertyId, { propertyId, value, isHighlighted: marked });
  }
  return [...planned.values()];
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

/** The columns that the row fills; empty ones are left out. A description is kept as shoppers are shown it, as at the desk. */
function detailsIn(row: ImportRow) {
  return {
    ...(row.name !== '' && { name: row.name }),
    ...(row.short_name !== '' && { short_name: row.short_name }),
    ...(row.summary !== '' && { meta_description: row.summary }),
    ...(row.description !== '' && { description: sanitisedHtml(row.description) }),
    ...(row.guarantee !== '' && { guarantee_description: row.guarantee }),
    ...(row.unit !== '' && { unit: row.unit }),
    ...(row.weight_grams !== undefined && { weight_grams: row.weight_grams }),
  };
}

async function tagsOf(names: ShelfNames, tags: string): Promise<number[]> {
  const ids = new Set<number>();
  for (const title of tags.split('|').map(plainName)) {
    if (title !== '') ids.add(await names.tag(title));
  }
  return [...ids];
}
