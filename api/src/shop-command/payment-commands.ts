import type { AttemptState } from '../orders/order-tables.ts';
import type { Desk } from './desk.ts';
import { oneLine } from './one-line.ts';

/**
 * The payments whose bank has not spoken clearly for an hour: the shop goes on asking by itself, but somebody's money may lie
 * there, and only a person can ask the bank by telephone.
 */
export async function listPayments({ store, clock, say }: Desk): Promise<void> {
  const rows = await store.db
    .selectFrom('payment_attempts as a')
    .innerJoin('customers as c', 'c.id', 'a.customer_id')
    .select(['a.id', 'a.gateway', 'a.amount_rial', 'a.bank_reference', 'a.created_at', 'a.tries'])
    .select(['a.state', 'c.mobile', 'c.first_name', 'c.last_name'])
    .where('a.next_try_at', 'is not', null)
    .where('a.created_at', '<', new Date(clock().getTime() - hourMs))
    .orderBy('a.id')
    .execute();
  for (const row of rows) {
    const { first_name, last_name, mobile, bank_reference } = row;
    const begun = row.created_at.toISOString().slice(0, 16);
    say(
      `${row.id}  ${begun}  ${banks[row.gateway]}  ${row.amount_rial} rial  ${stands[row.state]}`,
    );
    const receipt = bank_reference ? `receipt ${bank_reference}` : 'no receipt';
    say(
      `    ${oneLine(`${first_name} ${last_name} ${mobile}: ${receipt}`)}, asked so far: ${row.tries}`,
    );
  }
  say(rows.length === 0 ? 'No payment is open.' : `${rows.length} to ask the bank about.`);
}

const hourMs = 60 * 60 * 1000;

const banks = { 1: 'Saman Kish', 2: 'Zarinpal', 3: 'Mellat' };

/** What is open about a payment that is asked about again. */
const stands: Partial<Record<AttemptState, string>> = {
  verifying: 'perhaps paid',
  reversing: 'paid, to be given back',
  paid: 'bought, not settled',
};
