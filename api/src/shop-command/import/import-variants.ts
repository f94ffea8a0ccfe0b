import { nameKey } from '@kashi/contracts/text/name-key';
import { plainName } from '@kashi/contracts/text/plain-name';
import { sql, type Transaction } from 'kysely';
import { notePrices } from '../../catalogue/product/sale-param-offers.ts';
import type { Tables } from '../../schema/tables.ts';
import type { ImportRow } from './import-row.ts';
import type { Place, Problem } from './problems.ts';
import type { PlacedRow } from './read-rows.ts';

export interface Variant {
  id: number | null;
  name: string;
  /** Whole tomans before the discount; null if neither the file nor the shop has a price. */
  price: number | null;
  stock: number;
  /** Whether the file says the stock; where it does not, pieces that are sold meanwhile stay sold. */
  isCounted: boolean;
  /** The pieces that the file adds to those that are there, or takes from them; null where it says how many there are. */
  added: number | null;
  colorHex: string | null;
  position: number;
}

/**
 * The variants of a product after the import: the file's variants replace those of the shop; a variant that the file does not
 * name stays unchanged.
 */
export function mergeVariants(
  known: readonly Variant[],
  rows: readonly PlacedRow[],
  problems: Problem[],
): Variant[] {
  const variants = new Map(known.map((variant) => [variant.name, variant]));

  const seen = new Set<string>();
  const spoken = variants.size === 0 ? rows : rows.filter(({ row }) => saysVariant(row));
  for (const { place, row } of spoken) {
    const key = keyMeant(row, known, variants.keys());
    if (key === undefined) {
      problems.push({ place, fault: { is: 'which-variant' } });
      continue;
    }
    const before = variants.get(key);
    // The name that has found a variant is the variant's already, maybe in another spelling.
    const name = plainName(before?.name ?? key);
    if (seen.has(key)) problems.push({ place, fault: { is: 'variant-twice', variant: name } });
    seen.add(key);
    if (!before && row.stock === undefined) {
      problems.push({ place, fault: { is: 'missing', column: 'stock' } });
    }
    // Only a file that the shop has made has a seen stock: its row means a variant that was there.
    if (!before && row.seen_stock !== undefined && known.length > 0) {
      problems.push({ place, fault: { is: 'unknown-variant', variant: name } });
    }
    if (!before && (variants.has('') || (key === '' && variants.size > 0))) {
      problems.push({ place, fault: { is: 'variant-nameless' } });
    }
    const counted = countOf(row, before);
    if (before && counted.stock < 0) {
      problems.push({ place, fault: { is: 'stock-gone', present: before.stock } });
    }
    variants.set(key, {
      id: before?.id ?? null,
      name,
      price: row.price ?? before?.price ?? null,
      ...counted,
      colorHex: row.color_hex || (before?.colorHex ?? null),
      position: before?.position ?? variants.size,
    });
  }
  checkPrices([...variants.values()], rows[0]?.place ?? null, problems);
  return [...variants.values()];
}

/** The stock after the import: what the file says, or what is there with the difference to what was seen. */
function countOf({ stock, seen_stock }: ImportRow, before: Variant | undefined) {
  if (stock === undefined) return { stock: before?.stock ?? 0, isCounted: false, added: null };
  if (!before || seen_stock === undefined)
    return { stock, isCounted: stock !== before?.stock, added: null };
  const added = stock - seen_stock;
  return { stock: before.stock + added, isCounted: added !== 0, added };
}

/** The product's own price, to which the variants' paddings are added: the price of the cheapest variant. */
export function basePrice(variants: readonly Variant[]): number {
  return Math.min(...variants.map(({ price }) => price ?? 0));
}

/**
 * Writes the variants of products, and notes the prices that are others than before. Returns the products of which a variant is
 * different now.
 */
export async function writeVariants(
  tx: Transaction<Tables>,
  products: readonly { id: number; variants: readonly Variant[] }[],
  now: Date,
): Promise<number[]> {
  const rows = products.flatMap(({ id: productId, variants }) => {
    const base = basePrice(variants);
    return variants.map((variant) => ({
      ...variant,
      productId,
      padding: (variant.price ?? 0) - base,
    }));
  });
  const added = rows.filter(({ id }) => id === null);
  const known = rows.filter(({ id }) => id !== null);
  const ids = await insertVariants(tx, added);
  const changed = await sql<{ productId: number }>`
    update sale_params v set name = w.name, position = w.position, color_hex = w."colorHex", padding_price = w.padding,
      stock = case when not w."isCounted" then v.stock when w.added is null then w.stock else greatest(v.stock + w.added, 0) end,
      stock_counts = v.stock_counts + w."isCounted"::int
    from json_to_recordset(${JSON.stringify(known)}::json)
      as w(id int, name text, position int, "colorHex" text, padding bigint, stock int, "isCounted" boolean, added int)
    where v.id = w.id and (w."isCounted"
      or (v.name, v.position, v.color_hex, v.padding_price) is distinct from (w.name, w.position, w."colorHex", w.padding))
    returning v.product_id as "productId"`.execute(tx);
  const priced = [...known, ...added.map((row, index) => ({ ...row, id: ids[index] ?? null }))];
  await notePrices(
    tx,
    priced.flatMap(({ id, price }) => (id !== null && price ? [{ saleParamId: id, price }] : [])),
    now,
  );
  return [...changed.rows, ...added].map(({ productId }) => productId);
}

async function insertVariants(
  tx: Transaction<Tables>,
  variants: readonly (Variant & { productId: number; padding: number })[],
): Promise<number[]> {
  if (variants.length === 0) return [];
  const rows = await tx
    .insertInto('sale_params')
    .values(
      variants.map(({ productId, name, position, colorHex, padding, stock }) => ({
        product_id: productId,
        name,
        position,
        color_hex: colorHex,
        padding_price: padding,
        stock,
        has_attributes: name !== '',
      })),
    )
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

/**
 * The name by which the shop or a row above knows the variant of a row, or the name of a new one. A row without a name means the only
 * variant of a product that has one; undefined if the product has several and each has a name.
 */
function keyMeant(
  { variant }: ImportRow,
  known: readonly Variant[],
  spoken: Iterable<string>,
): string | undefined {
  const names = [...spoken];
  if (names.includes(variant)) return variant;
  if (variant !== '') return names.find((name) => nameKey(name) === nameKey(variant)) ?? variant;
  return known.length > 1 ? undefined : (known[0]?.name ?? '');
}

/** Whether a row describes a variant, and not only a product that already has variants. */
function saysVariant({ variant, price, stock, color_hex }: ImportRow): boolean {
  return variant !== '' || price !== undefined || stock !== undefined || color_hex !== '';
}

function checkPrices(variants: readonly Variant[], place: Place | null, problems: Problem[]): void {
  const priceless = variants.filter(({ price }) => price === null);
  if (priceless.length > 0) {
    problems.push({ place, fault: { is: 'missing', column: 'price' } });
  }
  const byCall = variants.filter(({ price }) => price === 0);
  if (byCall.length > 0 && byCall.length < variants.length) {
    problems.push({ place, fault: { is: 'some-by-call' } });
  }
}
