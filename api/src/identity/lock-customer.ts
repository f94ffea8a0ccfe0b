import type { Transaction } from 'kysely';
import type { Tables } from '../schema/tables.ts';

/** Holds the customer's row until the transaction ends, so that what two of their tabs do at once happens in turn. */
export async function lockCustomer(tx: Transaction<Tables>, customerId: number): Promise<void> {
  await tx
    .selectFrom('customers')
    .select('id')
    .where('id', '=', customerId)
    .forNoKeyUpdate()
    .execute();
}
