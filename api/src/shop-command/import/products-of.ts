import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../schema/tables.ts';
import type { ImportedProduct } from './plan-product.ts';
import type { Problem } from './problems.ts';
import type { PlacedRow } from './read-rows.ts';

/** The rows by the products that they name, by id or else by name. One that names none, or several, is a problem. */
export async function productsOf(
  db: Kysely<Tables>,
  rows: readonly PlacedRow[],
  problems: Problem[],
): Promise<ImportedProduct[]> {
  const groups = Map.groupBy(rows, ({ row }) => (row.id === undefined ? row.name : row.id));
  const idsOf = await findProducts(db, [...groups.keys()]);
  const known = new Map<number, ImportedProduct>();
  const products: ImportedProduct[] = [];
  for (const [key, [first, ...others]] of groups) {
    if (!first) continue;
    const ids = idsOf(key);
    const [productId = null] = ids;
    const { place } = first;
    const before = productId === null ? undefined : known.get(productId);
    if (key === '') problems.push({ place, fault: { is: 'nameless' } });
    else if (typeof key === 'number' && productId === null)
      problems.push({ place, fault: { is: 'unknown-product', id: key } });
    else if (ids.length > 1) problems.push({ place, fault: { is: 'several-products' } });
    // Named by its id in one row and by its name in another one.
    else if (before) before.rows.push(first, ...others);
    else {
      const product: ImportedProduct = { productId, rows: [first, ...others] };
      products.push(product);
      if (productId !== null) known.set(productId, product);
    }
  }
  return products;
}

/** Answers for a key which products of the shop have it. */
async function findProducts(
  db: Kysely<Tables>,
  keys: readonly (string | number)[],
): Promise<(key: string | number) => number[]> {
  const ids = keys.filter((key) => typeof key === 'number');
  const names = keys.filter((key) => typeof key === 'string');
  const { rows } = await sql<{ id: number; name: string }>`
    select id, name from products where id = any(${ids}::int[]) or name = any(${names}::text[])
    order by id`.execute(db);
  const byId = new Map(rows.map(({ id }) => [id, [id]]));
  const byName = Map.groupBy(rows, ({ name }) => name);
  return (key) =>
    typeof key === 'number' ? (byId.get(key) ?? []) : (byName.get(key) ?? []).map(({ id }) => id);
}
