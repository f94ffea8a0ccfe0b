import type { Transaction } from 'kysely';
import { countedOnceMore, notePrice } from '../../catalogue/product/sale-param-offers.ts';
import type { Tables } from '../../schema/tables.ts';
import type { ImportRow } from './import-row.ts';
import type { Place, Problem } from './problems.ts';
import type { PlacedRow } from './read-rows.ts';

interface Variant {
  id: number | null;
  name: string;
  /** Whole tomans before the discount; null if neither the file nor the shop has a price. */
  price: number | null;
  stock: number;
  /** Whether the file says the stock; where it does not, pieces that are sold meanwhile stay sold. */
  isCounted: boolean;
  colorHex: string | null;
  position: number;
}

/**
 * The variants of a product after the import: the file's variants replace those of the shop; a variant that the file does not
 * name stays unchanged.
 */
export async function mergeVariants(
  tx: Transaction<Tables>,
  productId: number | null,
  rows: readonly PlacedRow[],
  problems: Problem[],
): Promise<Variant[]> {
  const variants = new Map<string, Variant>();
  for (const variant of productId === null ? [] : await readVariants(tx, productId))
    variants.set(variant.name, variant);

  const seen = new Set<string>();
  const spoken = variants.size === 0 ? rows : rows.filter(({ row }) => saysVariant(row));
  for (const { place, row } of spoken) {
    if (seen.has(row.variant))
      problems.push({ place, fault: { is: 'variant-twice', variant: row.variant } });
    seen.add(row.variant);
    const known = variants.get(row.variant);
    if (!known && row.stock === undefined) {
      problems.push({ place, fault: { is: 'missing', column: 'stock' } });
    }
    variants.set(row.variant, {
      id: known?.id ?? null,
      name: row.variant,
      price: row.price ?? known?.price ?? null,
      stock: row.stock ?? known?.stock ?? 0,
      isCounted: row.stock !== undefined && row.stock !== known?.stock,
      colorHex: row.color_hex || (known?.colorHex ?? null),
      position: known?.position ?? variants.size,
    });
  }
  checkPrices([...variants.values()], rows[0]?.place ?? null, problems);
  return [...variants.values()];
}

/** The product's own price, to which the variants' paddings are added: the price of the cheapest variant. */
export function basePrice(variants: readonly Variant[]): number {
  return Math.min(...variants.map(({ price }) => price ?? 0));
}

export async function writeVariants(
  tx: Transaction<Tables>,
  productId: number,
  variants: readonly Variant[],
  now: Date,
): Promise<void> {
  const base = basePrice(variants);
  for (const { id, name, price, stock, isCounted, colorHex, position } of variants) {
    const values = {
      name,
      position,
      color_hex: colorHex,
      padding_price: (price ?? 0) - base,
    };
    const written =
      id === null
        ? await tx
            .insertInto('sale_params')
            .values({ ...values, stock, product_id: productId, has_attributes: name !== '' })
            .returning('id')
            .executeTakeFirstOrThrow()
        : { id };
    if (id !== null) {
      await tx
        .updateTable('sale_params')
        .set(values)
        .$if(isCounted, (update) => update.set({ stock }).set(countedOnceMore))
        .where('id', '=', id)
        .execute();
    }
    if (price) await notePrice(tx, written.id, price, now);
  }
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

async function readVariants(tx: Transaction<Tables>, productId: number): Promise<Variant[]> {
  const rows = await tx
    .selectFrom('sale_params as v')
    .innerJoin('products as p', 'p.id', 'v.product_id')
    .select([
      'v.id',
      'v.name',
      'v.stock',
      'v.color_hex',
      'v.position',
      'v.padding_price',
      'p.price',
    ])
    .where('v.product_id', '=', productId)
    .orderBy('v.position')
    .orderBy('v.id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    price: row.price === 0 ? 0 : Math.max(row.price + row.padding_price, 0),
    stock: row.stock,
    isCounted: false,
    colorHex: row.color_hex,
    position: row.position,
  }));
}
