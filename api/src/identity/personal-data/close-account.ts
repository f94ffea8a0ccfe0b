import { orderStatus } from '@kashi/contracts/order-status';
import type { Transaction } from 'kysely';
import type { AttemptState } from '../../schema/payment-tables.ts';
import type { Shop } from '../../shop.ts';
import type { Tables } from '../../schema/tables.ts';
import { forgetPerson } from './forget-person.ts';
import { lockCustomer } from '../lock-customer.ts';

/**
 * Closes a customer's account for good: nobody can sign in to it, its number is free again, and nothing in the store leads to the
 * person. Returns what has to be settled first, or `unknown` for a number without an account.
 */
export function closeAccount(
  { store, clock }: Pick<Shop, 'store' | 'clock'>,
  mobile: string,
): Promise<'closed' | 'unknown' | Unsettled> {
  return store.transaction((tx) => closeAccountIn(tx, mobile, clock()));
}

/** The same within a transaction of the caller. */
export async function closeAccountIn(
  tx: Transaction<Tables>,
  mobile: string,
  now: Date,
): Promise<'closed' | 'unknown' | Unsettled> {
  const customer = await tx
    .selectFrom('customers')
    .select('id')
    .where('mobile', '=', mobile)
    .executeTakeFirst();
  if (!customer) return 'unknown';

  await lockCustomer(tx, customer.id);
  const unsettled = await findUnsettled(tx, customer.id, now);
  if (unsettled) return unsettled;

  await forgetPerson(tx, { id: customer.id, mobile });
  return 'closed';
}

/**
 * What prevents closing: an undelivered order, an unfinished payment or card transfer, a refund, a return or a correction of the wallet
 * that waits, or money in the wallet.
 */
export type Unsettled = 'order' | 'payment' | 'refund' | 'return' | 'correction' | 'credit';

async function findUnsettled(
  tx: Transaction<Tables>,
  customerId: number,
  now: Date,
): Promise<Unsettled | null> {
  const order = await tx
    .selectFrom('orders')
    .select('id')
    .where('customer_id', '=', customerId)
    .where('status', 'not in', [orderStatus.delivered, orderStatus.rejected])
    .executeTakeFirst();
  if (order) return 'order';

  const payment = await tx
    .selectFrom('payment_attempts')
    .select('id')
    .where('customer_id', '=', customerId)
    .where('state', 'not in', bought)
    .where(({ or, and, eb }) =>
      or([
        eb('state', 'in', underWay),
        // The payment is cancelled or expired for the shop, but the bank may still confirm it within a day.
        eb('created_at', '>', new Date(now.getTime() - dayMs)),
        // The bank is asked about it, or keeps what it has confirmed, and the desk has to ask whose it is.
        and([
          or([
            eb('state', 'in', unclear),
            eb('next_try_at', 'is not', null),
            eb('bank_reference', 'is not', null),
            eb('listed_at', 'is not', null),
          ]),
          eb('created_at', '>', new Date(now.getTime() - monthMs)),
        ]),
      ]),
    )
    .executeTakeFirst();
  const transfer = await tx
    .selectFrom('card_transfers')
    .select('id')
    .where('customer_id', '=', customerId)
    .where('state', '=', 'pending')
    .executeTakeFirst();
  if (payment || transfer) return 'payment';

  const refund = await tx
    .selectFrom('order_refunds')
    .select('id')
    .where('customer_id', '=', customerId)
    .where('state', 'in', ['pending', 'owed'])
    .executeTakeFirst();
  if (refund) return 'refund';

  const returned = await tx
    .selectFrom('order_returns')
    .select('id')
    .where('customer_id', '=', customerId)
    .where('state', 'in', ['asked', 'accepted', 'received'])
    .executeTakeFirst();
  if (returned) return 'return';

  const correction = await tx
    .selectFrom('wallet_corrections')
    .select('id')
    .where('customer_id', '=', customerId)
    .where('state', '=', 'pending')
    .executeTakeFirst();
  if (correction) return 'correction';

  const wallet = await tx
    .selectFrom('wallets')
    .select('balance')
    .where('customer_id', '=', customerId)
    .executeTakeFirst();
  return wallet && wallet.balance > 0 ? 'credit' : null;
}

const dayMs = 24 * 60 * 60 * 1000;
/** For so long the desk counts such a payment among what waits for a person (`payments/open-payments.ts`). */
const monthMs = 30 * dayMs;
const underWay: AttemptState[] = ['created', 'redirected'];
const unclear: AttemptState[] = ['verifying', 'reversing'];
const bought: AttemptState[] = ['paid', 'reversed', 'credited'];
