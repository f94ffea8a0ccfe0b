import { randomBytes } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import type { AttemptRow } from '../carts/cart-lock.ts';
import type { Tables } from '../store/tables.ts';
import type { GatewayCode } from './gateway.ts';
import type { Snapshot } from './snapshot.ts';

/*
 * The life of a payment. Only forward, and only by the one statement that finds it where it should be:
 *
 *   created ──> redirected ──> verifying ──> paid
 *      │            │              ├───────> failed                    the bank says: not paid
 *      └────────────┴─> cancelled  └───────> reversing ──> reversed    paid, but the goods are gone
 *                       expired                   └──────> credited    the bank keeps it: into the wallet
 *
 * A cancelled, expired or failed payment can still turn out to be paid: the buyer was slow, or went back and forth.
 */

/** What the buyer is told when they come back. */
export type Outcome =
  | { kind: 'paid'; orderHash: string }
  | { kind: 'cancelled' | 'pending' }
  | { kind: 'failed'; refund?: 'bank' | 'wallet' };

/** Minutes that a cart is locked while its payment is on the way (section 9). */
const lockMinutes = 10;

export function createAttempt(
  tx: Transaction<Tables>,
  attempt: {
    customerId: number;
    cartId: number;
    gateway: GatewayCode;
    amountRial: number;
    walletPart: number;
    snapshot: Snapshot;
    torobClick: string | null;
    now: Date;
  },
): Promise<AttemptRow> {
  return tx
    .insertInto('payment_attempts')
    .values({
      public_id: randomBytes(16).toString('base64url'),
      customer_id: attempt.customerId,
      cart_id: attempt.cartId,
      gateway: attempt.gateway,
      amount_rial: attempt.amountRial,
      wallet_part: attempt.walletPart,
      state: 'created',
      holding: true,
      snapshot: JSON.stringify(attempt.snapshot),
      torob_clid: attempt.torobClick,
      created_at: attempt.now,
      expires_at: new Date(attempt.now.getTime() + lockMinutes * 60_000),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export function findAttempt(db: Kysely<Tables>, publicId: string): Promise<AttemptRow | undefined> {
  return db
    .selectFrom('payment_attempts')
    .selectAll()
    .where('public_id', '=', publicId)
    .executeTakeFirst();
}

/** The attempt as it is now, with its cart's row held: the cart is always locked first, so that nobody waits in a circle. */
export async function lockAttempt(
  tx: Transaction<Tables>,
  { id, cart_id }: Pick<AttemptRow, 'id' | 'cart_id'>,
): Promise<AttemptRow> {
  await tx.selectFrom('carts').select('id').where('id', '=', cart_id).forUpdate().execute();
  return tx
    .selectFrom('payment_attempts')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

/** Writes down what happened, for the shop's operators. */
export async function noteEvent(
  db: Kysely<Tables>,
  attemptId: number,
  at: Date,
  event: string,
  code: number | null = null,
): Promise<void> {
  await db
    .insertInto('payment_events')
    .values({ attempt_id: attemptId, at, event, code })
    .execute();
}

/** What became of it, for a buyer who comes back now. */
export async function outcomeOf(
  db: Kysely<Tables>,
  { id, state }: Pick<AttemptRow, 'id' | 'state'>,
): Promise<Outcome> {
  switch (state) {
    case 'paid': {
      const order = await db
        .selectFrom('orders')
        .select('hash')
        .where('attempt_id', '=', id)
        .executeTakeFirstOrThrow();
      return { kind: 'paid', orderHash: order.hash };
    }
    case 'cancelled':
      return { kind: 'cancelled' };
    case 'reversed':
      return { kind: 'failed', refund: 'bank' };
    case 'credited':
      return { kind: 'failed', refund: 'wallet' };
    case 'failed':
    case 'expired':
      return { kind: 'failed' };
    default:
      return { kind: 'pending' };
  }
}
