import type { deskReturnCalls, DeskReturn } from '@kashi/contracts/desk/returns';
import type { Transaction } from 'kysely';
import type * as z from 'zod/mini';
import type { Changed } from '../../desk-http/serve-desk.ts';
import { Refusal } from '../../http/refusal.ts';
import { closeReturnOf } from '../../orders/returns/refunded-returns.ts';
import type { Tables } from '../../schema/tables.ts';
import { askForRefund } from '../refunds/ask-for-refund.ts';
import { refundEntry } from '../refunds/refund-entry.ts';
import { entryOf, expectState, stepOnce, type Press } from './decide-return.ts';
import { readReturn } from './find-returns.ts';
import { messages } from './messages.ts';

type Wish = z.output<(typeof deskReturnCalls)['POST /v1/desk/returns/refund']['input']>;

/**
 * Refunds goods that are back, or those of them that the shop takes, by a refund of a part of the order: what that refuses or lets
 * wait for an owner, this does. Throws a 409 for a request in another state, and for goods that it is not about.
 */
export function refundReturn(
  tx: Transaction<Tables>,
  press: Press,
  wish: Wish,
): Promise<Changed<DeskReturn>> {
  const { staff, id, at } = press;
  const { amountToman, way, lines } = wish;
  return stepOnce(tx, press, { refund: { amountToman, way, lines } }, async (before) => {
    expectState(before, ['received']);
    if (before.refund) throw new Refusal(409, messages.refundUnderWay, { value: before });
    expectItsPieces(before, lines);
    const { refund } = await askForRefund(tx, staff, { ...wish, orderId: before.orderId }, at);
    await tx
      .updateTable('order_returns')
      .set({ refund_id: refund.id })
      .where('id', '=', id)
      .execute();
    const isBooked = refund.state !== 'pending';
    if (isBooked) await closeReturnOf(tx, refund.id, at);
    const value = await readReturn(tx, id);
    return {
      value,
      message: isBooked ? messages.refunded : messages.waits,
      entries: [refundEntry(null, refund), entryOf(before, value)],
    };
  });
}

function expectItsPieces({ lines }: DeskReturn, wished: Wish['lines']): void {
  const refuse = (Field: string, Message: string) => {
    throw new Refusal(409, Message, { fields: [{ Field, Message }] });
  };
  if (wished.length === 0) refuse('lines', messages.noPieces);
  wished.forEach(({ saleParamId, quantity }, index) => {
    const line = lines.find((each) => each.saleParamId === saleParamId);
    if (!line || quantity > line.quantity) {
      refuse(`lines.${index}.quantity`, messages.notInReturn);
    }
  });
}
