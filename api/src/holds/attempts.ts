import { randomBytes } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import type { AttemptRow } from '../schema/payment-tables.ts';
import type { Tables } from '../schema/tables.ts';
import type { GatewayCode } from '@kashi/contracts/gateways';
import type { BankQuestion } from '../banks/gateway.ts';
import type { CartSnapshot } from '../schema/cart-snapshot.ts';

/*
 * The states of a payment for an order or a top-up. It only moves forward, and each transition is one statement that also
 * checks the present state:
 *
 *   created ──> redirected ──> verifying ──> paid
 *      │            │              ├───────> failed                    the bank says: not paid
 *      └────────────┴─> cancelled  └───────> reversing ──> reversed    paid, but the goods are gone
 *                       expired                   └──────> credited    the bank keeps it: into the wallet
 *
 * A cancelled, expired or failed payment can still turn out to be paid: the buyer was slow, or went back and forth.
 */

/** What the payment buys: a cart as it was priced, or credit in the customer's own wallet. */
export type Purpose =
  | { kind: 'order'; cartId: number; snapshot: CartSnapshot; walletPart: number }
  | { kind: 'top-up' };

/** Minutes for which a running payment locks its cart (§9). */
const lockMinutes = 10;

/**
 * Inserts a payment in the state `created`; one for an order holds its cart for ten minutes. `amountRial` is in rial, the purpose's
 * `walletPart` in toman (§9).
 */
export function createAttempt(
  tx: Transaction<Tables>,
  attempt: {
    customerId: number;
    purpose: Purpose;
    gateway: GatewayCode;
    amountRial: number;
    torobClick: string | null;
    now: Date;
  },
): Promise<AttemptRow> {
  const { purpose } = attempt;
  const order = purpose.kind === 'order' ? purpose : null;
  return tx
    .insertInto('payment_attempts')
    .values({
      public_id: randomBytes(16).toString('base64url'),
      customer_id: attempt.customerId,
      kind: purpose.kind,
      cart_id: order && order.cartId,
      gateway: attempt.gateway,
      amount_rial: attempt.amountRial,
      wallet_part: order?.walletPart ?? 0,
      state: 'created',
      holding: order !== null,
      snapshot: order && JSON.stringify(order.snapshot),
      torob_clid: attempt.torobClick,
      created_at: attempt.now,
      expires_at: new Date(attempt.now.getTime() + lockMinutes * 60_000),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** A request to the bank that takes longer is taken for lost with its process. */
export const longestRequestMs = 30_000;

/** Whether the request to the bank was lost with its process: the payment is still `created` after 30 seconds. */
export function isLost(
  { state, created_at }: Pick<AttemptRow, 'state' | 'created_at'>,
  now: Date,
): boolean {
  return state === 'created' && now.getTime() - created_at.getTime() > longestRequestMs;
}

/** The attempt as a question to the bank. */
export function questionOf(attempt: AttemptRow): BankQuestion {
  return {
    authority: attempt.authority ?? '',
    attemptNo: attempt.id,
    reference: attempt.bank_reference ?? attempt.said_reference,
    amountRial: attempt.amount_rial,
    begunAt: attempt.created_at,
  };
}

/** The format of the names that `createAttempt` makes; any other text names no payment. */
export const publicIdPattern = /^[\w-]{22}$/;

/** The payment with this public name; undefined for an unknown one. */
export function findAttempt(db: Kysely<Tables>, publicId: string): Promise<AttemptRow | undefined> {
  return db
    .selectFrom('payment_attempts')
    .selectAll()
    .where('public_id', '=', publicId)
    .executeTakeFirst();
}

/**
 * The attempt with its row locked, and its cart's row before it if it has one: every transaction locks the cart first, so there
 * is no deadlock.
 */
export async function lockAttempt(
  tx: Transaction<Tables>,
  { id, cart_id }: Pick<AttemptRow, 'id' | 'cart_id'>,
): Promise<AttemptRow> {
  if (cart_id !== null) {
    await tx.selectFrom('carts').select('id').where('id', '=', cart_id).forUpdate().execute();
  }
  return tx
    .selectFrom('payment_attempts')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

/** Records an event of the payment for the shop's operators. */
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

/**
 * As `noteEvent`, for what happens again and again, while a bank is silent or a browser repeats itself: an event that repeats the payment's
 * last one is left out. Returns whether it was noted.
 */
export async function noteOnce(
  db: Kysely<Tables>,
  attemptId: number,
  at: Date,
  event: 'unclear' | 'not reversed' | 'not settled' | 'returned with a foreign name',
): Promise<boolean> {
  const last = await db
    .selectFrom('payment_events')
    .select('event')
    .where('attempt_id', '=', attemptId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (last?.event === event) return false;
  await noteEvent(db, attemptId, at, event);
  return true;
}
