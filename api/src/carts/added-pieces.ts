import type { Transaction } from 'kysely';
import type { Shop } from '../shop.ts';
import type { Tables } from '../schema/tables.ts';

/** One press of the add button, identified by its sender. */
export interface Press {
  key: string;
  saleParamId: number;
  /** null for a guest. */
  customerId: number | null;
}

/**
 * Whether this press has not been seen before. If the same press comes twice at once, the second call waits here for the first,
 * and counts as the first if that one added nothing. Call it before any cart is locked.
 */
export async function isFirst(tx: Transaction<Tables>, press: Press, now: Date): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('added_pieces')
    .values({ ...rowOf(press), cart_id: null, added_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/** Records the cart that the press added to. */
export async function keepCartOf(
  tx: Transaction<Tables>,
  press: Press,
  cartId: number,
): Promise<void> {
  await tx
    .updateTable('added_pieces')
    .set({ cart_id: cartId })
    .where((row) => row.and(rowOf(press)))
    .execute();
}

/** The hash of the cart that the press added to. */
export async function hashOfCartOf(
  tx: Transaction<Tables>,
  press: Press,
): Promise<string | undefined> {
  const cart = await tx
    .selectFrom('carts')
    .select('hash')
    .where('id', '=', (of) =>
      of
        .selectFrom('added_pieces')
        .select('cart_id')
        .where((row) => row.and(rowOf(press))),
    )
    .executeTakeFirst();
  return cart?.hash;
}

/** Deletes presses after a day: no client waits that long for an answer. */
export async function forgetOldPresses({ store, clock }: Shop): Promise<void> {
  await store.db
    .deleteFrom('added_pieces')
    .where('added_at', '<', new Date(clock().getTime() - keptMs))
    .execute();
}

const keptMs = 24 * 60 * 60 * 1000;

function rowOf({ key, saleParamId, customerId }: Press) {
  return { key, sale_param_id: saleParamId, customer_id: customerId ?? 0 };
}
