import type { Kysely } from 'kysely';
import type { AttemptRow } from '../../schema/payment-tables.ts';
import type { Shop } from '../../shop.ts';
import { noteEvent, noteOnce, questionOf } from '../../holds/attempts.ts';
import type { Gateway } from '../../banks/gateway.ts';
import { tomanOf } from '../../banks/rial.ts';
import type { Tables } from '../../schema/tables.ts';
import { messages as textMessages } from '../../texts/messages.ts';
import { queuePaymentText } from '../../texts/payment-texts.ts';
import { tellStaff } from '../../texts/news/queue-to-staff.ts';
import { messages } from '../messages.ts';
import { isUniqueViolation } from './receipts.ts';
import { claimMs, retryAt } from './retry.ts';

/**
 * Refunds money that was confirmed to a payment it may not belong to (`fail.ts`), and whose buyer has not come back: the bank
 * reverses it to the card it came from. It never becomes credit of the customer who submitted its receipt. If the bank refuses, as
 * Saman does after fifty minutes, a person has to find out whose it is: the staff is told, and the shop's list of payments has it.
 */
export async function refundUnclaimed(
  shop: Shop,
  gateway: Gateway,
  attempt: AttemptRow,
): Promise<void> {
  const bound = await bind(shop, attempt);
  if (!bound) return;
  try {
    if (!(await gateway.reverse(questionOf(bound)))) return await noteRefusal(shop, bound);
  } catch (error) {
    const now = shop.clock();
    await endTry(shop.store.db, bound, { next_try_at: retryAt(bound, now) });
    if (await noteOnce(shop.store.db, bound.id, now, 'not reversed')) {
      console.error(`The payment ${bound.id} could not be reversed:`, (error as Error).message);
    }
    return;
  }
  await noteReversal(shop, bound);
}

/** Tells whoever submitted the receipt, who is the buyer himself as a rule; a stranger learns nothing by it. */
async function noteReversal({ store, clock }: Shop, attempt: AttemptRow): Promise<void> {
  const at = clock();
  await store.transaction(async (tx) => {
    if (!(await endTry(tx, attempt, { state: 'reversed', next_try_at: null }))) return;
    await noteEvent(tx, attempt.id, at, 'reversed');
    const { customer_id: customerId, received_rial, amount_rial } = attempt;
    const refundToman = tomanOf(received_rial ?? amount_rial);
    await queuePaymentText(tx, { customerId, refundToman, way: 'card', at });
  });
}

/** The bank is asked no more, and the staff is told once, however many processes have asked. */
async function noteRefusal(shop: Shop, attempt: AttemptRow): Promise<void> {
  const at = shop.clock();
  await shop.store.transaction(async (tx) => {
    if (!(await endTry(tx, attempt, { next_try_at: null }))) return;
    await noteOnce(tx, attempt.id, at, 'not reversed');
    console.error(`The bank refuses to reverse the payment ${attempt.id}, which bought nothing.`);
    const sum = textMessages.toman(tomanOf(attempt.received_rial ?? attempt.amount_rial));
    const news = messages.notReversed(textMessages.number(attempt.id), sum);
    await tellStaff(tx, { kind: 'payment-run', news, at });
  });
}

/** Notes how a try has ended; false if another process has ended it for good. */
async function endTry(
  db: Kysely<Tables>,
  { id }: AttemptRow,
  end: { state?: 'reversed'; next_try_at: Date | null },
): Promise<boolean> {
  const ended = await db
    .updateTable('payment_attempts')
    .set(end)
    .where('id', '=', id)
    .where('state', '=', 'failed')
    .where('next_try_at', 'is not', null)
    .returning('id')
    .executeTakeFirst();
  return ended !== undefined;
}

/**
 * Binds the receipt, so that it can buy nothing from now on; undefined if it has bought already or another process handles it.
 */
async function bind(
  { store, clock }: Shop,
  { id, gateway }: AttemptRow,
): Promise<AttemptRow | undefined> {
  const now = clock();
  const due = store.db
    .updateTable('payment_attempts')
    .where('id', '=', id)
    .where('state', '=', 'failed')
    .where('next_try_at', '<=', now)
    // Waits for a buyer who has submitted the receipt, but whose question the bank has not answered clearly yet.
    .where(({ not, exists, selectFrom, ref }) =>
      not(
        exists(
          selectFrom('payment_attempts as other')
            .select('other.id')
            .where('other.state', '=', 'verifying')
            .where('other.next_try_at', 'is not', null)
            .where('other.gateway', '=', gateway)
            .where('other.said_reference', '=', ref('payment_attempts.said_reference')),
        ),
      ),
    );
  try {
    return await due
      .set((row) => ({
        bank_reference: row.ref('said_reference'),
        tries: row('tries', '+', 1),
        next_try_at: new Date(now.getTime() + claimMs),
      }))
      .returningAll()
      .executeTakeFirst();
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    await due.set({ next_try_at: null }).execute();
    return undefined;
  }
}
