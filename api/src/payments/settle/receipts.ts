import type { Kysely } from 'kysely';
import type { AttemptRow, AttemptState } from '../../schema/payment-tables.ts';
import type { Tables } from '../../schema/tables.ts';
import type { Gateway } from '../../banks/gateway.ts';

/** The number of the other payment that the bank's answer has bound this receipt to. */
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
 * Whether a receipt of this sum, which this payment's buyer has named, may be somebody else's: of a bank that confirms it to
 * whoever names it, while another customer's payment of the sum waits for its own.
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

/** PostgreSQL's «unique_violation»: somebody else's transaction was quicker to bind a receipt. */
export function isUniqueViolation(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '23505';
}
