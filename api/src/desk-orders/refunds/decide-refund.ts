import type { Refund } from '@kashi/contracts/desk/refunds';
import type { SignedInStaff } from '@kashi/contracts/desk/session';
import type { Transaction } from 'kysely';
import { expectSecondEyes } from '../../desk-staff/four-eyes.ts';
import { lockStaff } from '../../desk-staff/staff.ts';
import { Refusal } from '../../http/refusal.ts';
import { lockCustomer } from '../../identity/lock-customer.ts';
import type { Tables } from '../../schema/tables.ts';
import { givenBack } from './ask-for-refund.ts';
import { bookRefund, noteTransfer, putIntoWallet } from './carry-out.ts';
import { closeReturnOf, reopenReturnOf } from '../../orders/returns/refunded-returns.ts';
import { oneRefund } from './find-refunds.ts';
import { messages } from './messages.ts';
import { expectStillLeft, untakePieces, untakeSum } from './take-from-order.ts';

type Tx = Transaction<Tables>;

interface BeforeAndAfter {
  before: Refund;
  after: Refund;
}

/**
 * Books a refund that another member has asked for. Throws a 409 for an owner who is no second pair of eyes, for a decided refund,
 * and for one that is more than the bank has left of the order's money.
 */
export async function confirmRefund(
  tx: Tx,
  owner: SignedInStaff,
  id: number,
  at: Date,
): Promise<BeforeAndAfter> {
  const before = await lockRefund(tx, id, owner.id);
  if (before.state !== 'pending') throw taken(messages.alreadyDecided, before);
  await expectSecondEyes(tx, owner.id, before, {
    bookedFor: (askerIds) => givenBack(tx, owner.id, askerIds, at),
    sentences: messages,
  });
  await expectStillLeft(tx, id);
  await bookRefund(tx, id, { staffId: owner.id, at });
  await closeReturnOf(tx, id, at);
  return { before, after: await oneRefund(tx, id) };
}

/**
 * Refuses a refund that waits for an owner; one may take back one's own. Where the bank has given the order's payment back, also one
 * that waits for its transfer: its pieces, and a return, stay as they were booked, since the goods have come back. Throws a 409 for
 * any other.
 */
export async function refuseRefund(
  tx: Tx,
  owner: SignedInStaff,
  id: number,
  at: Date,
): Promise<BeforeAndAfter> {
  const before = await lockRefund(tx, id, owner.id);
  const isWithdrawn = before.state === 'owed' && before.isPaymentLost;
  if (before.state !== 'pending' && !isWithdrawn) throw taken(messages.alreadyDecided, before);
  await untakeSum(tx, id);
  if (!isWithdrawn) {
    await untakePieces(tx, id);
    await reopenReturnOf(tx, id);
  }
  await tx
    .updateTable('order_refunds')
    .set({ state: 'refused', decided_by: owner.id, decided_at: at })
    .where('id', '=', id)
    .execute();
  return { before, after: await oneRefund(tx, id) };
}

/**
 * Notes the transfer of an owed refund by its number, or puts the money into the wallet where there is none. Throws a 409 for a refund
 * that is not owed, and for one that is more than the bank has left of the order's money.
 */
export async function payRefund(
  tx: Tx,
  member: SignedInStaff,
  { id, trackingNo }: { id: number; trackingNo: string | null },
  at: Date,
): Promise<BeforeAndAfter> {
  const before = await lockRefund(tx, id, member.id);
  if (before.state !== 'owed') throw taken(messages.notOwed, before);
  await expectStillLeft(tx, id);
  const deed = { staffId: member.id, at };
  if (trackingNo === null) await putIntoWallet(tx, before, deed);
  else await noteTransfer(tx, before, { ...deed, trackingNo });
  return { before, after: await oneRefund(tx, id) };
}

/** Locks the member, the customer and the order, as whoever asks for a refund does. Throws a 404 for an unknown one. */
async function lockRefund(tx: Tx, id: number, staffId: number): Promise<Refund> {
  await lockStaff(tx, { id: staffId });
  const { orderId, customerId } = await oneRefund(tx, id);
  await lockCustomer(tx, customerId);
  await tx.selectFrom('orders').select('id').where('id', '=', orderId).forNoKeyUpdate().execute();
  return oneRefund(tx, id);
}

function taken(sentence: string, value: Refund): Refusal {
  return new Refusal(409, sentence, { value });
}
