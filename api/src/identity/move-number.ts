import type { Transaction } from 'kysely';
import type { Tables } from '../schema/tables.ts';

/**
 * Gives an account another mobile number, for a customer who has lost the old one: whoever holds that number now signs in to nothing
 * of theirs. All sessions end, the password goes, since the number's new holder may have set one, and messages of the contact page and
 * texts that wait follow. Returns the customer's id, or why nothing was changed.
 */
export async function moveNumber(
  tx: Transaction<Tables>,
  { from, to }: { from: string; to: string },
): Promise<number | 'unknown' | 'taken'> {
  // Before the customer, as a sign-in by a code locks them: of the two at once the second waits.
  await tx.deleteFrom('confirmations').where('mobile', '=', from).execute();
  const customer = await tx
    .selectFrom('customers')
    .select('id')
    .where('mobile', '=', from)
    .forUpdate()
    .executeTakeFirst();
  if (!customer) return 'unknown';
  const { id } = customer;

  const { numUpdatedRows } = await tx
    .updateTable('customers')
    .set({ mobile: to, password_hash: null })
    .where('id', '=', id)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('customers as other').select('id').where('other.mobile', '=', to))),
    )
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) return 'taken';
  await tx.deleteFrom('sessions').where('customer_id', '=', id).execute();
  await tx.updateTable('contact_messages').set({ mobile: to }).where('mobile', '=', from).execute();
  await tx
    .updateTable('texts')
    .set({ mobile: to })
    .where('mobile', '=', from)
    .where('state', '=', 'waiting')
    .where(({ or, eb }) => or([eb('customer_id', '=', id), eb('message_id', 'is not', null)]))
    .execute();
  return id;
}
