import type { Transaction } from 'kysely';
import type { Shop } from '../shop.ts';
import type { Tables } from '../schema/tables.ts';

/** One press that adds a piece, as its sender names it. */
export interface Press {
  key: string;
  saleParamId: number;
  /** null for a guest. */
  customerId: number | null;
}

/**
 * Whether nobody has come with this press before. Of two at the same moment the second waits here for the first, and is the
 * first itself where that one has added nothing. Call it before any cart is locked.
 */
export async function isFirst(tx: Transaction<Tables>, press: Press, now: Date): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('added_pieces')
    .values({ ...rowOf(press), cart_id: null, added_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/** The cart that the press has added to. */
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

/** The hash of that cart. */
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

/** Nobody waits a day for an answer. */
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
