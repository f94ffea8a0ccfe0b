import type { Picture } from '@kashi/contracts/picture';
import { sql, type Transaction } from 'kysely';
import { refreshListing } from '../../catalogue/refresh-listing.ts';
import type { Tables } from '../../schema/tables.ts';
import type { CommandContext } from '../command-context.ts';
import { importProduct, type ImportedProduct } from './import-product.ts';
import type { PlacedRow, ReadRows } from './read-rows.ts';
import type { Problem } from './problems.ts';
import { ShelfNames, type MadeShelf } from './shelf-names.ts';

export interface ImportReport {
  /** Whether the shop has changed: never after a problem or in a dry run. */
  imported: boolean;
  problems: Problem[];
  added: number;
  changed: number;
  /** Groups, brands and the like that the import created. */
  made: readonly MadeShelf[];
}

/**
 * Imports the rows, all of them or none; lists and the running shop follow. A product is identified by its id, or else by its
 * name. A dry run does everything and rolls it back.
 */
export async function importCatalogue(
  { store, clock }: Pick<CommandContext, 'store' | 'clock'>,
  read: ReadRows,
  { dryRun, pictures = null }: { dryRun: boolean; pictures?: RowsToWrite['pictures'] },
): Promise<ImportReport> {
  try {
    return await store.transaction(async (tx) => {
      const report = await importRows(tx, { read, pictures, now: clock() });
      if (dryRun || report.problems.length > 0) throw new TakenBack(report);
      return { ...report, imported: true };
    });
  } catch (error) {
    if (error instanceof TakenBack) return error.report;
    throw error;
  }
}

export interface RowsToWrite {
  read: ReadRows;
  /** Pictures that are ready, by the names that the file has for them; null leaves the pictures of products as they are. */
  pictures: ReadonlyMap<string, Picture> | null;
  now: Date;
}

/**
 * Writes the rows in a transaction of the caller's, who rolls it back where there is a problem. `tell` hears after each product how
 * many are done.
 */
export async function importRows(
  tx: Transaction<Tables>,
  { read, pictures, now }: RowsToWrite,
  tell: (done: number, of: number) => void = () => {},
): Promise<ImportReport> {
  const report: ImportReport = {
    imported: false,
    problems: [...read.problems],
    added: 0,
    changed: 0,
    made: [],
  };
  const names = new ShelfNames(tx);
  const { problems } = report;
  const products = await productsOf(tx, read.rows, problems);
  await lockVariants(tx, products);

  const written: number[] = [];
  for (const [index, product] of products.entries()) {
    tell(index, products.length);
    const id = await importProduct({ tx, names, now, problems, pictures }, product);
    if (id === null) continue;
    written.push(id);
    report[product.productId === null ? 'added' : 'changed'] += 1;
  }
  report.made = names.made;
  await refreshListing(tx, written);
  return report;
}

/** Rolls the transaction back; caught within this module. */
class TakenBack extends Error {
  override readonly name = 'TakenBack';
  readonly report: ImportReport;

  constructor(report: ImportReport) {
    super();
    this.report = report;
  }
}

/** Locks variants in the order of their ids, as payments do, so that the two cannot deadlock. */
async function lockVariants(
  tx: Transaction<Tables>,
  products: readonly ImportedProduct[],
): Promise<void> {
  const ids = products.flatMap(({ productId }) => productId ?? []);
  await sql`select id from sale_params where product_id = any(${ids}::int[]) order by id for update`.execute(
    tx,
  );
}

async function productsOf(
  tx: Transaction<Tables>,
  rows: readonly PlacedRow[],
  problems: Problem[],
): Promise<ImportedProduct[]> {
  const groups = Map.groupBy(rows, ({ row }) => (row.id === undefined ? row.name : row.id));
  const products: ImportedProduct[] = [];
  for (const [key, [first, ...others]] of groups) {
    if (!first) continue;
    const known = await findProducts(tx, key);
    const { place } = first;
    if (key === '') problems.push({ place, fault: { is: 'nameless' } });
    else if (typeof key === 'number' && known.length === 0)
      problems.push({ place, fault: { is: 'unknown-product', id: key } });
    else if (known.length > 1) problems.push({ place, fault: { is: 'several-products' } });
    else products.push({ productId: known[0]?.id ?? null, rows: [first, ...others] });
  }
  return products;
}

function findProducts(tx: Transaction<Tables>, key: string | number): Promise<{ id: number }[]> {
  return tx
    .selectFrom('products')
    .select('id')
    .where((where) => (typeof key === 'number' ? where('id', '=', key) : where('name', '=', key)))
    .limit(2)
    .execute();
}
