import type { Kysely, Transaction } from 'kysely';
import { soonAfter, unanswered } from '../../holds/cart-lock.ts';
import type { AttemptRow } from '../../schema/payment-tables.ts';
import { expectOpen } from '../../home/expect-open.ts';
import { Refusal } from '../../http/refusal.ts';
import { lockCustomer } from '../../identity/lock-customer.ts';
import type { Customer, Shop } from '../../shop.ts';
import type { Tables } from '../../schema/tables.ts';
import { createAttempt, isLost, noteEvent } from '../../holds/attempts.ts';
import type { Gateway } from '../../banks/gateway.ts';
import { messages } from '../messages.ts';
import { openAtBank } from './open-at-bank.ts';
import { countStart } from './payment-limit.ts';
import { rialOf, tomanOf } from '../../banks/rial.ts';

interface TopUpWish {
  gateway: Gateway;
  amountToman: number;
  customer: Customer;
}

/**
 * Begins a payment into the customer's own wallet (§4) and returns where the browser goes. The same request again, from a second
 * click or another tab, gets the same payment until it is made or its ten minutes are over. A closed shop begins none, and refuses with a 400.
 */
export async function startTopUp(shop: Shop, wish: TopUpWish): Promise<string> {
  const { gateway, amountToman, customer } = wish;
  if (rialOf(amountToman) < gateway.leastRial) {
    const Message = messages.leastTopUp(tomanOf(gateway.leastRial));
    throw new Refusal(400, Message, { fields: [{ Field: 'TotalAmount', Message }] });
  }
  // Counted is what asks the bank for something new, before it is tried.
  if (!(await runningTopUp(shop.store.db, wish, shop.clock()))) await countStart(shop, customer);
  const attempt = await shop.store.transaction((tx) => begin(shop, tx, wish));
  return attempt.payment_url ?? openAtBank(shop, gateway, attempt, customer);
}

async function begin(shop: Shop, tx: Transaction<Tables>, wish: TopUpWish): Promise<AttemptRow> {
  const { gateway, amountToman, customer } = wish;
  const now = shop.clock();
  await lockCustomer(tx, customer.id);
  const running = await runningTopUp(tx, wish, now);
  if (running) return running;
  await expectOpen(tx);

  const attempt = await createAttempt(tx, {
    customerId: customer.id,
    purpose: { kind: 'top-up' },
    gateway: gateway.code,
    amountRial: rialOf(amountToman),
    torobClick: null,
    now,
  });
  await noteEvent(tx, attempt.id, now, 'created');
  return attempt;
}

/** The customer's payment of the same sum at the same bank that can still be made. */
async function runningTopUp(
  db: Kysely<Tables>,
  { gateway, amountToman, customer }: TopUpWish,
  now: Date,
): Promise<AttemptRow | undefined> {
  const running = await db
    .selectFrom('payment_attempts')
    .selectAll()
    .where('customer_id', '=', customer.id)
    .where('kind', '=', 'top-up')
    .where('gateway', '=', gateway.code)
    .where('amount_rial', '=', rialOf(amountToman))
    .where('state', 'in', unanswered)
    .where('expires_at', '>', now)
    // Of before the clock was set back: the bank's page is long over.
    .where('created_at', '<=', soonAfter(now))
    .orderBy('id', 'desc')
    .executeTakeFirst();
  return running && !isLost(running, now) ? running : undefined;
}
