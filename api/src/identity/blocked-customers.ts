import type { Transaction } from 'kysely';
import type { Tables } from '../schema/tables.ts';

/**
 * Shuts a customer out (R39): every session ends, and no sign-in opens another one. Carts, orders and the wallet stay. Call it under
 * `lockCustomer`. The store tells all processes of the ended sessions once the transaction is done.
 */
export async function blockCustomer(
  tx: Transaction<Tables>,
  { id, reason, at }: { id: number; reason: string; at: Date },
): Promise<void> {
  await tx
    .updateTable('customers')
    .set({ blocked_at: at, blocked_reason: reason })
    .where('id', '=', id)
    .execute();
  await tx.deleteFrom('sessions').where('customer_id', '=', id).execute();
}

/** Lets a blocked customer sign in again; a session from before the block, or from its midst, does not come back. */
export async function unblockCustomer(tx: Transaction<Tables>, id: number): Promise<void> {
  await tx
    .updateTable('customers')
    .set({ blocked_at: null, blocked_reason: '' })
    .where('id', '=', id)
    .execute();
  await tx.deleteFrom('sessions').where('customer_id', '=', id).execute();
}
