import type { Transaction } from 'kysely';
import type { Tables } from '../schema/tables.ts';

/**
 * Gives an account another mobile number, for a customer who has lost the old one: whoever holds that number now signs in to nothing
 * of theirs. All sessions end, the password goes, since the number's new holder may have set one, and texts that wait go to the
 * new number. Call it under `lockCustomer`. Returns whether the number was free.
 */
export async function moveNumber(
  tx: Transaction<Tables>,
  { id, from, to }: { id: number; from: string; to: string },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('customers')
    .set({ mobile: to, password_hash: null })
    .where('id', '=', id)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('customers as other').select('id').where('other.mobile', '=', to))),
    )
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) return false;
  await tx.deleteFrom('sessions').where('customer_id', '=', id).execute();
  await tx.deleteFrom('confirmations').where('mobile', '=', from).execute();
  await tx
    .updateTable('texts')
    .set({ mobile: to })
    .where('customer_id', '=', id)
    .where('mobile', '=', from)
    .where('state', '=', 'waiting')
    .execute();
  return true;
}
