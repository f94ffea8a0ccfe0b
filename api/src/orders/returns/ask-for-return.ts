import type { calls } from '@kashi/contracts/calls';
import { returnDays } from '@kashi/contracts/returns/return-rules';
import type { Transaction } from 'kysely';
import type * as z from 'zod/mini';
import { messages as httpMessages } from '../../http/messages.ts';
import { Refusal } from '../../http/refusal.ts';
import { lockCustomer } from '../../identity/lock-customer.ts';
import type { Tables } from '../../schema/tables.ts';
import type { Shop } from '../../shop.ts';
import { queueOrderText } from '../../texts/order-texts.ts';
import { lockOwnOrder } from '../own-order.ts';
import { messages } from './messages.ts';
import { deliveryOf, returnableUntil } from './return-period.ts';
import { givePictures } from './return-pictures.ts';
import { returnablePieces } from './returnable-pieces.ts';

type Tx = Transaction<Tables>;

type Wish = z.output<(typeof calls)['POST /v1/Orders/Returns/Ask']['input']>;

/** More requests than an order can sensibly have: whoever takes one back and asks again has to stop somewhere. */
const mostReturns = 10;

/**
 * Notes that a customer wants to return pieces of a delivered order. For a key that was used before nothing is noted. Throws a 404
 * for another customer's order (R1), and a 400 for one that is not delivered or was delivered too long ago, for more pieces than
 * are left, and for a picture that is gone.
 */
export function askForReturn(
  { store, clock }: Pick<Shop, 'store' | 'clock'>,
  customerId: number,
  wish: Wish,
): Promise<void> {
  return store.transaction(async (tx) => {
    await lockCustomer(tx, customerId);
    const order = await lockOwnOrder(tx, customerId, wish.HashOrderId);
    const known = await tx
      .selectFrom('order_returns')
      .select('press_key')
      .where('order_id', '=', order.id)
      .execute();
    if (known.some(({ press_key }) => press_key === wish.Key)) return;

    const at = clock();
    const deliveredAt = await deliveryOf(tx, order);
    if (!deliveredAt) throw new Refusal(400, messages.notDelivered);
    if (at > returnableUntil(deliveredAt)) {
      throw new Refusal(400, messages.tooLate(inPersian(returnDays)));
    }
    if (known.length >= mostReturns) throw new Refusal(400, messages.tooOften);
    const lines = await linesOf(tx, order.id, wish.Lines);

    const { id } = await tx
      .insertInto('order_returns')
      .values({
        order_id: order.id,
        customer_id: customerId,
        press_key: wish.Key,
        reason: wish.Reason,
        comment: wish.Text,
        asked_at: at,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await tx
      .insertInto('order_return_lines')
      .values(lines.map((line) => ({ ...line, return_id: id, order_id: order.id })))
      .execute();
    await givePictures(tx, { returnId: id, orderId: order.id, customerId }, wish.Pictures);
    const asked = { id, instruction: '', refusalReason: '' };
    await queueOrderText(tx, { orderId: order.id, state: 'returnAsked', return: asked, at });
  });
}

/**
 * Takes a customer's own request back before the shop has decided about it; one that was taken back stays so. Throws a 404 for
 * another customer's (R1), and a 400 for a decided one.
 */
export function withdrawReturn(
  { store, clock }: Pick<Shop, 'store' | 'clock'>,
  customerId: number,
  { HashOrderId, ReturnId }: { HashOrderId: string; ReturnId: number },
): Promise<void> {
  return store.transaction(async (tx) => {
    await lockCustomer(tx, customerId);
    const order = await lockOwnOrder(tx, customerId, HashOrderId);
    const asked = await tx
      .selectFrom('order_returns')
      .select('state')
      .where('id', '=', ReturnId)
      .where('order_id', '=', order.id)
      .executeTakeFirst();
    if (!asked) throw new Refusal(404, httpMessages.notFound);
    if (asked.state === 'withdrawn') return;
    if (asked.state !== 'asked') throw new Refusal(400, messages.decided);
    await tx
      .updateTable('order_returns')
      .set({ state: 'withdrawn', closed_at: clock() })
      .where('id', '=', ReturnId)
      .execute();
  });
}

/** The lines of the wish by their positions. The caller has locked the order. */
async function linesOf(tx: Tx, orderId: number, wished: Wish['Lines']) {
  const rest = await returnablePieces(tx, orderId);
  const lines = await tx
    .selectFrom('order_lines')
    .select(['position', 'sale_param_id', 'product_name'])
    .where('order_id', '=', orderId)
    .execute();
  return wished.map(({ ProductSaleParamId, Quantity }) => {
    const line = lines.find(({ sale_param_id }) => sale_param_id === ProductSaleParamId);
    if (!line) throw refusedPieces(messages.noLine);
    const left = rest.get(line.position) ?? 0;
    if (Quantity > left) {
      throw refusedPieces(messages.tooManyPieces(line.product_name, inPersian(left)));
    }
    return { position: line.position, quantity: Quantity };
  });
}

function refusedPieces(Message: string): Refusal {
  return new Refusal(400, Message, { fields: [{ Field: 'Lines', Message }] });
}

function inPersian(count: number): string {
  return count.toLocaleString('fa-IR');
}
