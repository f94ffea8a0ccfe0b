import { isDeepStrictEqual } from 'node:util';
import { isNumberOfNobody } from '@kashi/contracts/desk/closed-accounts';
import { fourEyesAboveToman } from '@kashi/contracts/desk/customers';
import type { deskRefundCalls, Refund } from '@kashi/contracts/desk/refunds';
import type { SignedInStaff } from '@kashi/contracts/desk/session';
import { orderStatus } from '@kashi/contracts/order-status';
import { sql, type Transaction } from 'kysely';
import type * as z from 'zod/mini';
import { lockStaff } from '../../desk-staff/staff.ts';
import { Refusal } from '../../http/refusal.ts';
import { lockCustomer } from '../../identity/lock-customer.ts';
import { refundedLines } from '../../orders/order-refunds.ts';
import type { Tables } from '../../schema/tables.ts';
import { messages as orderMessages } from '../messages.ts';
import { bookRefund } from './carry-out.ts';
import { findRefunds, oneRefund } from './find-refunds.ts';
import { messages } from './messages.ts';
import { takePieces, takeSum } from './take-from-order.ts';

type Tx = Transaction<Tables>;

type RefundWish = z.output<(typeof deskRefundCalls)['POST /v1/desk/refunds/ask']['input']>;

/**
 * Notes a refund of a part of an order. What an owner or a member who handles orders gives back alone within a day, up to the limit
 * of corrections, is booked at once; all else waits for an owner who has not asked for it. For a key that the asker has used before
 * it books nothing and returns that refund with `isNew` false.
 *
 * Throws a 404 for an unknown order, and a 409 for more than is left of its money or its pieces, for a rejected order, for a closed
 * account, for an order of which another refund was noted meanwhile, and for a key that stands for another refund.
 */
export async function askForRefund(
  tx: Tx,
  asker: SignedInStaff,
  wish: RefundWish,
  at: Date,
): Promise<{ refund: Refund; isNew: boolean }> {
  // The asker's row is locked first, so that a second press waits until the first is done.
  await lockStaff(tx, { id: asker.id });
  const known = await refundOfPress(tx, asker.id, wish);
  if (known) return { refund: known, isNew: false };

  const { orderId, amountToman, way, reason, key } = wish;
  const customerId = await lockRefundable(tx, wish);
  await takeSum(tx, orderId, amountToman);
  const { id } = await tx
    .insertInto('order_refunds')
    .values({
      order_id: orderId,
      customer_id: customerId,
      amount: amountToman,
      way,
      reason,
      asked_by: asker.id,
      asked_at: at,
      press_key: key,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await takePieces(tx, { refundId: id, orderId, lines: wish.lines });
  const mayBook = asker.roles.includes('owner') || asker.roles.includes('orders');
  const isSmall =
    amountToman + (await givenBack(tx, asker.id, [asker.id], at)) <= fourEyesAboveToman;
  if (mayBook && isSmall) await bookRefund(tx, id, { staffId: asker.id, at });
  return { refund: await oneRefund(tx, id), isNew: true };
}

/** Locks the customer and the order, in the order in which accounts are closed and orders change; returns the customer. */
async function lockRefundable(tx: Tx, { orderId, seen }: RefundWish): Promise<number> {
  const owner = await tx
    .selectFrom('orders')
    .select('customer_id')
    .where('id', '=', orderId)
    .executeTakeFirst();
  if (!owner) throw new Refusal(404, orderMessages.noOrder);
  await lockCustomer(tx, owner.customer_id);
  const order = await tx
    .selectFrom('orders as o')
    .innerJoin('customers as c', 'c.id', 'o.customer_id')
    .select(['o.status', 'c.mobile'])
    .where('o.id', '=', orderId)
    .forNoKeyUpdate('o')
    .executeTakeFirstOrThrow();
  const refunds = await findRefunds(tx, { orderId });
  if (refunds.length !== seen) {
    throw new Refusal(409, messages.seenBefore, { value: { refunds } });
  }
  if (order.status === orderStatus.rejected) throw new Refusal(409, messages.rejectedOrder);
  if (isNumberOfNobody(order.mobile)) throw new Refusal(409, messages.accountClosed);
  return owner.customer_id;
}

/**
 * What the member has booked within a day of the refunds that these members have asked for, in toman; of their own, what nobody else has
 * looked at. Call it under `lockStaff`.
 */
export async function givenBack(
  tx: Tx,
  staffId: number,
  askerIds: readonly number[],
  at: Date,
): Promise<number> {
  const { total } = await tx
    .selectFrom('order_refunds')
    .select(sql<number>`coalesce(sum(amount), 0)::bigint`.as('total'))
    .where('asked_by', 'in', askerIds)
    .where('decided_by', '=', staffId)
    .where('state', 'in', ['owed', 'done'])
    .where('decided_at', '>', new Date(at.getTime() - dayMs))
    .executeTakeFirstOrThrow();
  return total;
}

const dayMs = 24 * 60 * 60 * 1000;

async function refundOfPress(
  tx: Tx,
  askerId: number,
  { key, orderId, amountToman, way, reason, lines }: RefundWish,
): Promise<Refund | null> {
  const row = await tx
    .selectFrom('order_refunds')
    .select('id')
    .where('asked_by', '=', askerId)
    .where('press_key', '=', key)
    .executeTakeFirst();
  if (!row) return null;
  const known = await oneRefund(tx, row.id);
  const isSame =
    known.orderId === orderId &&
    known.amountToman === amountToman &&
    known.way === way &&
    known.reason === reason &&
    isDeepStrictEqual(piecesOf(lines), piecesOf(await piecesTaken(tx, row.id)));
  if (isSame) return known;
  throw new Refusal(409, messages.otherAlready);
}

async function piecesTaken(tx: Tx, refundId: number): Promise<RefundWish['lines']> {
  const lines = await refundedLines(tx, [refundId]);
  return lines.map((line) => ({
    saleParamId: line.sale_param_id,
    quantity: line.quantity,
    isRestocked: line.is_restocked,
  }));
}

/** Pieces by their variant: two wishes with the same pieces are the same, in whatever order their lines stand. */
function piecesOf(lines: RefundWish['lines']): Map<number, unknown> {
  return new Map(lines.map(({ saleParamId, ...piece }) => [saleParamId, piece]));
}
