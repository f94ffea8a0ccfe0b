import type { Kysely } from 'kysely';
import type { AttemptRow, AttemptState } from '../../schema/payment-tables.ts';
import type { Tables } from '../../schema/tables.ts';
import type { Gateway } from '../../banks/gateway.ts';

/** The id of the other payment to which the bank's answer has bound this receipt. */
export async function findOwner(
  db: Kysely<Tables>,
  { id, gateway }: Pick<AttemptRow, 'id' | 'gateway'>,
  reference: string,
): Promise<number | undefined> {
  const owner = await db
    .selectFrom('payment_attempts')
    .select('id')
    .where('gateway', '=', gateway)
    .where('bank_reference', '=', reference)
    .where('id', '<>', id)
    .executeTakeFirst();
  return owner?.id;
}

/**
 * Whether the receipt submitted for this payment may belong to another customer: the bank confirms a receipt to anybody, and
 * another customer's payment of the same sum still waits for its receipt.
 */
export async function mayBeAnothers(
  db: Kysely<Tables>,
  bank: Gateway,
  { gateway, customer_id }: AttemptRow,
  tookRial: number,
): Promise<boolean> {
  if (!bank.confirmsToAnybody) return false;
  const other = await db
    .selectFrom('payment_attempts')
    .select('id')
    .where('gateway', '=', gateway)
    .where('amount_rial', '=', tookRial)
    .where('bank_reference', 'is', null)
    .where('state', 'in', mayHaveAReceipt)
    .where('customer_id', '<>', customer_id)
    .limit(1)
    .executeTakeFirst();
  return other !== undefined;
}

const mayHaveAReceipt: AttemptState[] = ['redirected', 'cancelled', 'expired', 'verifying'];

/** Whether PostgreSQL reports a «unique_violation»: another transaction bound the receipt first. */
export function isUniqueViolation(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '23505';
}
