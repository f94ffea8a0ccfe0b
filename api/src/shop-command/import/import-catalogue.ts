import { setImmediate } from 'node:timers/promises';
import type { Picture } from '@kashi/contracts/picture';
import { sql, type Kysely, type Transaction } from 'kysely';
import { refreshListing } from '../../catalogue/refresh-listing.ts';
import type { Tables } from '../../schema/tables.ts';
import type { CommandContext } from '../command-context.ts';
import { readKnownGoods } from './known-goods.ts';
import { planProduct, type ImportedProduct, type PlannedProduct } from './plan-product.ts';
import { productsOf } from './products-of.ts';
import type { ReadRows } from './read-rows.ts';
import type { Problem } from './problems.ts';
import { ShelfNames, type MadeShelf } from './shelf-names.ts';
import { writeProducts } from './write-products.ts';

export interface ImportReport {
  /** Whether the shop has changed: never after a problem or in a dry run. */
  imported: boolean;
  problems: Problem[];
  added: number;
  changed: number;
  /** Groups, brands and the like that the import created. */
  made: readonly MadeShelf[];
}

/** Thrown while another import writes, from the desk or from a command: both would create the same goods and shelves. */
export class OtherImportError extends Error {
  override readonly name = 'OtherImportError';
}

/**
 * Imports the rows, all of them or none; lists and the running shop follow. A product is identified by its id, or else by its
 * name. A dry run reports what would happen. Throws an `OtherImportError` while another import writes.
 */
export async function importCatalogue(
  { store, clock }: Pick<CommandContext, 'store' | 'clock'>,
  read: ReadRows,
  { dryRun, pictures = null }: { dryRun: boolean; pictures?: RowsToWrite['pictures'] },
): Promise<ImportReport> {
  const rows = { read, pictures, now: clock() };
  if (dryRun) return checkRows(store.db, rows);
  try {
    return await store.transaction(async (tx) => {
      const report = await importRows(tx, rows);
      if (report.problems.length > 0) throw new TakenBack(report);
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

/** Hears how many products are done. */
type Tell = (done: number, of: number) => void;

/** Says what an import would do. It reads alone, some products at a time, so that shoppers are answered in between. */
export async function checkRows(
  db: Kysely<Tables>,
  { read, now }: Pick<RowsToWrite, 'read' | 'now'>,
  tell: Tell = () => {},
): Promise<ImportReport> {
  const problems = [...read.problems];
  const names = ShelfNames.imagining(db);
  const products = await productsOf(db, read.rows, problems);
  const planned = await plan(db, products, { names, now, problems, tell });
  return reportOf(planned, { problems, names });
}

/**
 * Writes the rows in a transaction of the caller's, who rolls it back where there is a problem. `tell` hears how many products are
 * written. Throws an `OtherImportError` while another import writes.
 */
export async function importRows(
  tx: Transaction<Tables>,
  { read, pictures, now }: RowsToWrite,
  tell: Tell = () => {},
): Promise<ImportReport> {
  await expectNoOther(tx);
  const problems = [...read.problems];
  const names = ShelfNames.making(tx);
  const products = await productsOf(tx, read.rows, problems);
  await lockGoods(tx, products);
  const planned = await plan(tx, products, { names, now, problems, tell: () => {} });
  const report = reportOf(planned, { problems, names });
  if (problems.length > 0) return report;

  const differing: number[] = [];
  let done = 0;
  for (const slice of slicesOf(planned)) {
    tell(done, planned.length);
    differing.push(...(await writeProducts(tx, slice, { now, pictures })));
    done += slice.length;
  }
  for (const slice of slicesOf(differing)) await refreshListing(tx, slice);
  return { ...report, changed: differing.length - report.added };
}

interface Planning {
  names: ShelfNames;
  now: Date;
  problems: Problem[];
  tell: Tell;
}

async function plan(
  db: Kysely<Tables>,
  products: readonly ImportedProduct[],
  { tell, ...context }: Planning,
): Promise<PlannedProduct[]> {
  const planned: PlannedProduct[] = [];
  let done = 0;
  for (const slice of slicesOf(products)) {
    tell(done, products.length);
    const ids = slice.flatMap(({ productId }) => productId ?? []);
    const known = await readKnownGoods(db, ids);
    for (const product of slice) {
      const wish = await planProduct({ known, ...context }, product);
      if (wish) planned.push(wish);
    }
    done += slice.length;
    await setImmediate();
  }
  return planned;
}

function reportOf(
  planned: readonly PlannedProduct[],
  { problems, names }: Pick<Planning, 'problems' | 'names'>,
): ImportReport {
  const added = planned.filter(({ productId }) => productId === null).length;
  const changed = planned.length - added;
  return { imported: false, problems, added, changed, made: names.made };
}

/** Products per query: enough to be worth one, and few enough that others wait only briefly for it. */
const sliceLength = 100;

function slicesOf<Item>(items: readonly Item[]): Item[][] {
  return Array.from({ length: Math.ceil(items.length / sliceLength) }, (_, index) =>
    items.slice(index * sliceLength, (index + 1) * sliceLength),
  );
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

async function expectNoOther(tx: Transaction<Tables>): Promise<void> {
  const { rows } = await sql<{ isFree: boolean }>`
    select pg_try_advisory_xact_lock(hashtext('goods import')) as "isFree"`.execute(tx);
  if (!rows[0]?.isFree) throw new OtherImportError('Another import of goods is under way.');
}

/**
 * Locks variants and then products in the order of their ids, as payments do, so that the two cannot deadlock. Only their values
 * change and no key, so shoppers go on putting them into their carts.
 */
async function lockGoods(
  tx: Transaction<Tables>,
  products: readonly ImportedProduct[],
): Promise<void> {
  const ids = products.flatMap(({ productId }) => productId ?? []);
  await sql`select id from sale_params where product_id = any(${ids}::int[]) order by id for no key update`.execute(
    tx,
  );
  await sql`select id from products where id = any(${ids}::int[]) order by id for no key update`.execute(
    tx,
  );
}
