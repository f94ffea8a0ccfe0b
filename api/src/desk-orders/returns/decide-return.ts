import type { DeskReturn } from '@kashi/contracts/desk/returns';
import type { OrderTextKind } from '@kashi/contracts/desk/texts/text-templates';
import type { SignedInStaff } from '@kashi/contracts/desk/session';
import type { Transaction } from 'kysely';
import { answerBefore, keepAnswer } from '../../desk-http/desk-answers.ts';
import type { Changed } from '../../desk-http/serve-desk.ts';
import { lockStaff } from '../../desk-staff/staff.ts';
import { Refusal } from '../../http/refusal.ts';
import { lockCustomer } from '../../identity/lock-customer.ts';
import type { Tables } from '../../schema/tables.ts';
import { queueOrderText } from '../../texts/order-texts.ts';
import { readReturn } from './find-returns.ts';
import { messages } from './messages.ts';

type Tx = Transaction<Tables>;

/** One press of a member at a request. */
export interface Press {
  staff: SignedInStaff;
  id: number;
  /** Names the press. */
  key: string;
  at: Date;
}

/** Accepts a request that nobody has decided about. Throws a 409 for any other, with its state. */
export function acceptReturn(
  tx: Tx,
  press: Press,
  instruction: string,
): Promise<Changed<DeskReturn>> {
  return stepOnce(tx, press, { accept: instruction }, async (before) => {
    expectState(before, ['asked']);
    const { staff, at, id } = press;
    await tx
      .updateTable('order_returns')
      .set({ state: 'accepted', instruction, decided_by: staff.id, decided_at: at })
      .where('id', '=', id)
      .execute();
    return told(tx, before, { at, text: 'returnAccepted', message: messages.accepted });
  });
}

/** Refuses a request whose goods are not refunded. Throws a 409 for any other, with its state. */
export function refuseReturn(tx: Tx, press: Press, reason: string): Promise<Changed<DeskReturn>> {
  return stepOnce(tx, press, { refuse: reason }, async (before) => {
    expectState(before, ['asked', 'accepted', 'received']);
    if (before.refund) throw new Refusal(409, messages.refundUnderWay, { value: before });
    const { staff, at, id } = press;
    await tx
      .updateTable('order_returns')
      .set({ state: 'refused', refusal_reason: reason, decided_by: staff.id, decided_at: at })
      .where('id', '=', id)
      .execute();
    return told(tx, before, { at, text: 'returnRefused', message: messages.refused });
  });
}

/** Notes that the goods of an accepted request are back. Throws a 409 for any other, with its state. */
export function receiveReturn(tx: Tx, press: Press): Promise<Changed<DeskReturn>> {
  return stepOnce(tx, press, { receive: true }, async (before) => {
    expectState(before, ['accepted']);
    const { staff, at, id } = press;
    await tx
      .updateTable('order_returns')
      .set({ state: 'received', received_by: staff.id, received_at: at })
      .where('id', '=', id)
      .execute();
    return told(tx, before, { at, text: 'returnReceived', message: messages.received });
  });
}

/**
 * Does a step of a request, under the locks of the member, the customer and the order, as whoever refunds does. The same press
 * again does nothing more.
 */
export async function stepOnce(
  tx: Tx,
  { staff, id, key, at }: Press,
  wish: object,
  step: (before: DeskReturn) => Promise<Changed<DeskReturn>>,
): Promise<Changed<DeskReturn>> {
  await lockStaff(tx, { id: staff.id });
  const press = { staffId: staff.id, key, asked: { return: id, ...wish }, at };
  if (await answerBefore<object>(tx, press)) {
    return { value: await readReturn(tx, id), entries: [] };
  }
  const { customerId, orderId } = await readReturn(tx, id);
  await lockCustomer(tx, customerId);
  await tx.selectFrom('orders').select('id').where('id', '=', orderId).forNoKeyUpdate().execute();
  const changed = await step(await readReturn(tx, id));
  await keepAnswer(tx, press, { id });
  return changed;
}

/** Throws a 409 with the request as it is for one in another state. */
export function expectState(asked: DeskReturn, states: readonly DeskReturn['state'][]): void {
  if (states.includes(asked.state)) return;
  throw new Refusal(409, messages.alreadyDecided, { value: asked });
}

/** What the log tells of a request: neither its words nor its pictures, which go with their customer. */
export function entryOf(before: DeskReturn, after: DeskReturn) {
  return {
    subject: 'return',
    subjectId: after.id,
    before: loggedOf(before),
    after: loggedOf(after),
  };
}

function loggedOf({ orderId, customerId, state, lines, refund }: DeskReturn) {
  const pieces = lines.map(({ saleParamId, quantity }) => ({ saleParamId, quantity }));
  return { orderId, customerId, state, lines: pieces, refundId: refund?.id ?? null };
}

async function told(
  tx: Tx,
  before: DeskReturn,
  { at, text, message }: { at: Date; text: OrderTextKind; message: string },
): Promise<Changed<DeskReturn>> {
  const value = await readReturn(tx, before.id);
  const { id, orderId, instruction, refusalReason } = value;
  await queueOrderText(tx, {
    orderId,
    state: text,
    return: { id, instruction, refusalReason },
    at,
  });
  return { value, message, entries: [entryOf(before, value)] };
}
