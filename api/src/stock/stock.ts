import { sql, type Transaction } from 'kysely';
import { refreshListing } from '../catalogue/refresh-listing.ts';
import type { Tables } from '../schema/tables.ts';

export interface Piece {
  saleParamId: number;
  quantity: number;
}

/** Takes all the pieces out of the stock. If it returns false, the transaction has to be rolled back. */
export async function takeStock(
  tx: Transaction<Tables>,
  pieces: readonly Piece[],
): Promise<boolean> {
  await lockInOrder(tx, pieces);
  const { rows } = await sql<{ productId: number; stock: number }>`
    update sale_params sp set stock = sp.stock - taken.quantity
    from unnest(${idsOf(pieces)}::int[], ${quantitiesOf(pieces)}::int[]) as taken(id, quantity)
    where sp.id = taken.id and sp.stock >= taken.quantity
    returning sp.product_id as "productId", sp.stock`.execute(tx);
  if (rows.length < pieces.length) return false;
  await refresh(
    tx,
    rows.filter(({ stock }) => stock === 0),
  );
  return true;
}

/** Returns the pieces to the stock. A variant that no longer exists is skipped. */
export async function returnStock(
  tx: Transaction<Tables>,
  pieces: readonly Piece[],
): Promise<void> {
  await lockInOrder(tx, pieces);
  const { rows } = await sql<{ productId: number; stock: number; quantity: number }>`
    update sale_params sp set stock = sp.stock + back.quantity
    from unnest(${idsOf(pieces)}::int[], ${quantitiesOf(pieces)}::int[]) as back(id, quantity)
    where sp.id = back.id
    returning sp.product_id as "productId", sp.stock, back.quantity`.execute(tx);
  await refresh(
    tx,
    rows.filter(({ stock, quantity }) => stock === quantity),
  );
}

/**
 * Locks variants in the order of their ids, as every transaction does, so that none deadlock. The lock is as weak as an update's:
 * a stronger one would also block every cart that refers to the variant.
 */
async function lockInOrder(tx: Transaction<Tables>, pieces: readonly Piece[]): Promise<void> {
  await sql`select id from sale_params where id = any(${idsOf(pieces)}::int[]) order by id for no key update`.execute(
    tx,
  );
}

/** Refreshes lists only for a stock that fell to zero or rose from it, since only that changes what they show. */
async function refresh(
  tx: Transaction<Tables>,
  changed: readonly { productId: number }[],
): Promise<void> {
  const ids = new Set(changed.map(({ productId }) => productId));
  await refreshListing(
    tx,
    [...ids].sort((a, b) => a - b),
  );
}

function idsOf(pieces: readonly Piece[]): number[] {
  return pieces.map(({ saleParamId }) => saleParamId);
}

function quantitiesOf(pieces: readonly Piece[]): number[] {
  return pieces.map(({ quantity }) => quantity);
}
