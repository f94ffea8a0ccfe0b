import { randomInt } from 'node:crypto';
import { renderedText } from '@kashi/contracts/desk/texts/rendered-text';
import type { OrderTextKind } from '@kashi/contracts/desk/texts/text-templates';
import type { OnConflictBuilder, Insertable, Transaction } from 'kysely';
import { fullNameOf } from '../identity/sessions/full-name.ts';
import type { Tables } from '../schema/tables.ts';
import type { TextTables } from '../schema/text-tables.ts';
import { messages } from './messages.ts';
import { readTextSettings } from './text-settings.ts';

interface ReachedState {
  orderId: number;
  state: OrderTextKind;
  /** What is given back, for a rejected order and for a refund. */
  refundToman?: number;
  /** The refund that is told of: each is told of once. */
  refund?: { id: number; reason: string; trackingNo: string | null };
  /** The request to return goods that is told of: each of its states is told of once. */
  return?: { id: number; instruction: string; refusalReason: string };
  at: Date;
}

/**
 * Queues the text that tells a customer of their order's state, in the transaction that brings the order there: a step that is
 * rolled back tells nothing. Nothing is queued for a kind that the owner has switched off, or a second time for the same state, refund or return.
 */
export async function queueOrderText(
  tx: Transaction<Tables>,
  reached: ReachedState,
): Promise<void> {
  const text = await textOf(tx, reached);
  if (!text) return;
  await tx
    .insertInto('texts')
    .values(text)
    .onConflict((conflict) => onSameText(conflict).doNothing())
    .execute();
}

/** Where the customer has a text of this kind for this order already; refunds and returns have one each. */
function onSameText(conflict: OnConflictBuilder<Tables, 'texts'>) {
  return conflict
    .columns(['order_id', 'kind', 'customer_id'])
    .where('refund_id', 'is', null)
    .where('return_id', 'is', null);
}

/**
 * Says again that the order was handed over, now that its tracking code is another one: a text that still waits gets the new words,
 * and one that was sent is sent with them. The number of the sending is a new one, as the provider drops a second text under the old
 * one. A code that was taken back is told to nobody who knows it, and nobody gets the same words again of a text that names no code.
 */
export async function requeueHandOver(
  tx: Transaction<Tables>,
  { orderId, trackingCode, at }: { orderId: number; trackingCode: string | null; at: Date },
): Promise<void> {
  const text = await textOf(tx, { orderId, state: 'handedToCourier', at });
  if (!text) return;
  const { template } = (await readTextSettings(tx)).kinds.handedToCourier;
  const isNews = trackingCode !== null && template.includes('{tracking}');
  const { body, send_id, mobile, made_at, next_try_at } = text;
  const anew = { body, send_id, mobile, made_at, next_try_at };
  await tx
    .insertInto('texts')
    .values(text)
    .onConflict((conflict) =>
      onSameText(conflict)
        .doUpdateSet({ ...anew, state: 'waiting', tries: 0, sent_at: null, problem: null })
        .where('texts.body', '!=', body)
        .where(({ or, eb, lit }) => or([eb('texts.state', '=', 'waiting'), lit(isNews)])),
    )
    .execute();
}

/** The text of a state as a row of the queue; null for a kind that the owner has switched off. */
async function textOf(
  tx: Transaction<Tables>,
  { orderId, state, refundToman = 0, refund, return: asked, at }: ReachedState,
): Promise<Insertable<TextTables['texts']> | null> {
  const { isOn, template } = (await readTextSettings(tx)).kinds[state];
  if (!isOn) return null;
  const order = await tx
    .selectFrom('orders as o')
    .innerJoin('customers as c', 'c.id', 'o.customer_id')
    .select(['o.customer_id', 'o.invoice_due', 'o.tracking_code', 'o.rejection_reason'])
    .select(['c.mobile', 'c.first_name', 'c.last_name'])
    .where('o.id', '=', orderId)
    .executeTakeFirstOrThrow();
  const code = refund ? refund.trackingNo : order.tracking_code;
  const settings = await tx.selectFrom('shop_settings').select('shop_name').executeTakeFirst();
  const body = renderedText(template, {
    name: fullNameOf(order) || messages.customer,
    order: messages.number(orderId),
    shop: settings?.shop_name ?? null,
    total: messages.toman(order.invoice_due),
    tracking: code ? messages.code(code) : null,
    reason: refund?.reason ?? asked?.refusalReason ?? order.rejection_reason,
    instruction: asked?.instruction ?? null,
    refund: refundToman > 0 ? messages.toman(refundToman) : null,
  });
  return {
    send_id: randomInt(2 ** 47),
    kind: kindOf(state),
    order_id: orderId,
    customer_id: order.customer_id,
    refund_id: refund?.id ?? null,
    return_id: asked?.id ?? null,
    mobile: order.mobile,
    body,
    made_at: at,
    next_try_at: at,
  };
}

/**
 * The kind under which a text is kept. That an order is ready at the shop is kept as the text of the same status: an API of before, which
 * an owner may go back to, knows no other.
 */
function kindOf(state: OrderTextKind): OrderTextKind {
  return state === 'readyForPickup' ? 'handedToCourier' : state;
}
