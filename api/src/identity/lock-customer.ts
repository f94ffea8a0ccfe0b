import type { Transaction } from 'kysely';
import type { Tables } from '../schema/tables.ts';

/** Locks the customer's row until the transaction ends, so that two of their tabs act one after the other. */
export async function lockCustomer(tx: Transaction<Tables>, customerId: number): Promise<void> {
  await tx
    .selectFrom('customers')
    .select('id')
    .where('id', '=', customerId)
    .forNoKeyUpdate()
    .execute();
}
