import { nameKey } from '@kashi/contracts/text/name-key';
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
  const found = new Map<number | string, ImportedProduct>();
  const products: ImportedProduct[] = [];
  for (const [key, [first, ...others]] of groups) {
    if (!first) continue;
    const ids = idsOf(key);
    const [productId = null] = ids;
    const { place } = first;
    const same = productId ?? nameKey(`${key}`);
    const before = found.get(same);
    if (key === '') problems.push({ place, fault: { is: 'nameless' } });
    else if (typeof key === 'number' && productId === null)
      problems.push({ place, fault: { is: 'unknown-product', id: key } });
    else if (ids.length > 1) problems.push({ place, fault: { is: 'several-products' } });
    // Named by its id in one row and by its name in another one, or by two spellings of its name.
    else if (before) before.rows.push(first, ...others);
    else {
      const product: ImportedProduct = { productId, rows: [first, ...others] };
      products.push(product);
      found.set(same, product);
    }
  }
  return products;
}

/** Answers for an id, or a name, which products of the shop have it; a name in another spelling counts where none has it exactly. */
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
  const byKey = await findSpellings(
    db,
    names.filter((name) => name !== '' && !byName.has(name)),
  );
  return (key) => {
    if (typeof key === 'number') return byId.get(key) ?? [];
    return (byName.get(key) ?? byKey.get(nameKey(key)) ?? []).map(({ id }) => id);
  };
}

/**
 * The products with these names in another spelling, by the keys of the names. No index helps, so it is asked only for what is left, and
 * reads some products at a time, so that shoppers are answered in between.
 */
async function findSpellings(
  db: Kysely<Tables>,
  names: readonly string[],
): Promise<Map<string, { id: number }[]>> {
  const found = new Map(names.map((name): [string, { id: number }[]] => [nameKey(name), []]));
  let last: number | undefined = found.size > 0 ? 0 : undefined;
  while (last !== undefined) {
    const some: { id: number; name: string }[] = await db
      .selectFrom('products')
      .select(['id', 'name'])
      .where('id', '>', last)
      .orderBy('id')
      .limit(readTogether)
      .execute();
    for (const { id, name } of some) found.get(nameKey(name))?.push({ id });
    last = some.at(-1)?.id;
  }
  return found;
}

const readTogether = 5000;
