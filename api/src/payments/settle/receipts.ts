import type { Kysely } from 'kysely';
import type { AttemptRow, AttemptState } from '../../schema/payment-tables.ts';
import type { Tables } from '../../schema/tables.ts';
import type { Shop } from '../../shop.ts';
import type { Gateway } from '../../banks/gateway.ts';
import { unverifiedMs } from './retry.ts';

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
 * another customer's payment of the same sum still waits for its receipt. One that the bank was never asked about does so only while
 * it is young, or in a shop with few prices every receipt might be somebody else's.
 */
export async function mayBeAnothers(
  { store, clock }: Pick<Shop, 'store' | 'clock'>,
  bank: Gateway,
  { gateway, customer_id }: AttemptRow,
  tookRial: number,
): Promise<boolean> {
  if (!bank.confirmsToAnybody) return false;
  const youngest = new Date(clock().getTime() - unverifiedMs);
  const other = await store.db
    .selectFrom('payment_attempts')
    .select('id')
    .where('gateway', '=', gateway)
    .where('amount_rial', '=', tookRial)
    .where('bank_reference', 'is', null)
    .where(({ or, and, eb }) =>
      or([
        eb('state', '=', 'verifying'),
        and([eb('state', 'in', unasked), eb('created_at', '>', youngest)]),
      ]),
    )
    .where('customer_id', '<>', customer_id)
    .limit(1)
    .executeTakeFirst();
  return other !== undefined;
}

/** The bank may hold a receipt for these, about which nobody has asked it. */
const unasked: AttemptState[] = ['redirected', 'cancelled', 'expired'];

/** Whether PostgreSQL reports a «unique_violation»: another transaction bound the receipt first. */
export function isUniqueViolation(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '23505';
}
