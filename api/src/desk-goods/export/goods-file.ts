import { importColumns, type ImportColumn } from '@kashi/contracts/desk/goods/imports';
import type { GoodsRow } from '@kashi/contracts/desk/goods/goods';
import { csvHead, csvLine } from '@kashi/contracts/text/csv-line';
import { writeMoment } from '@kashi/contracts/text/jalali-moments';
import type { Kysely } from 'kysely';
import type { Tables } from '../../schema/tables.ts';
import { findGoods, type GoodsSearch } from '../goods-list.ts';
import { describedGoods, type DescribedGoods } from './described-goods.ts';
import { specsOfGoods, valuesOfSpecs, type SpecOfGoods } from './goods-specs.ts';

/** Products per query: the file is streamed, so memory stays small. */
const goodsOfBatch = 200;

/**
 * The columns of the file. A description is HTML, which spreadsheets cut at 32,767 letters, and pictures are no text; an import leaves
 * alone what its file does not name.
 */
const columns = importColumns.filter(
  (column) => !['description', 'pictures', 'picture_texts'].includes(column),
);

type Cells = Partial<Record<ImportColumn, string | number | null>>;

/**
 * The goods that a search finds, as a CSV file that the import reads again: one row for each variant, newest products first. The
 * first row of a product has what all its variants share. Digits are Latin, money is in toman before the discount.
 */
export async function* goodsFile(db: Kysely<Tables>, search: GoodsSearch): AsyncGenerator<string> {
  const specs = await specsOfGoods(db, search);
  let after: [name: string, id: number] | null = null;
  for (;;) {
    const goods: GoodsRow[] = await findGoods(
      db,
      { ...search, sort: 'newest' },
      { after, most: goodsOfBatch },
    );
    const ids = goods.map(({ id }) => id);
    const described = await describedGoods(db, ids);
    const values = await valuesOfSpecs(db, ids);
    // What fails until here has an answer of its own: the file has not begun.
    if (!after) yield csvHead([...columns, ...specs.map(({ column }) => column)]);
    for (const product of goods) {
      yield* linesOf(product, described.get(product.id), {
        specs,
        values: values.get(product.id) ?? new Map(),
      });
    }
    const last = goods.at(-1);
    if (!last || goods.length < goodsOfBatch) return;
    after = [last.name, last.id];
  }
}

function* linesOf(
  product: GoodsRow,
  described: DescribedGoods | undefined,
  { specs, values }: { specs: readonly SpecOfGoods[]; values: ReadonlyMap<number, string> },
): Generator<string> {
  const shared = sharedCells(product, described);
  for (const [index, { name, colorHex, priceToman, stock }] of product.variants.entries()) {
    const cells: Cells = {
      ...(index === 0 && shared),
      id: product.id,
      variant: name,
      color_hex: colorHex,
      price: priceToman,
      stock,
      seen_stock: stock,
    };
    yield csvLine([
      ...columns.map((column) => cells[column] ?? null),
      ...specs.map(({ id }) => (index === 0 ? (values.get(id) ?? null) : null)),
    ]);
  }
}

function sharedCells(product: GoodsRow, described: DescribedGoods | undefined): Cells {
  return {
    name: product.name,
    subgroup: product.subGroupTitle,
    brand: product.brandTitle,
    discount_percent: product.discountPercent,
    discount_from: momentOf(product.discountFrom),
    discount_until: momentOf(product.discountUntil),
    ...described,
  };
}

function momentOf(moment: string | null): string | null {
  return moment && writeMoment(new Date(moment));
}
