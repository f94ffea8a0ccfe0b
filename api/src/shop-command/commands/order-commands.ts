import { orderStatus } from '@kashi/contracts/order-status';
import { advanceOrder, rejectOrder, type OrderStep } from '../../orders/order-steps.ts';
import { isReadyForPickup } from '../../orders/ready-for-pickup.ts';
import { CommandError } from '../command-error.ts';
import type { CommandContext } from '../command-context.ts';
import { idsIn } from '../text/numbers.ts';
import { oneLine } from '../text/one-line.ts';

/** The most orders in one list. */
const mostListed = 200;

/** Lists orders on their way to the customer, oldest first, with their contents and addresses. */
export async function listOrders({ store, say }: CommandContext): Promise<void> {
  const rows = await store.db
    .selectFrom('orders as o')
    .innerJoin('customers as c', 'c.id', 'o.customer_id')
    .selectAll('o')
    .select(['c.mobile', 'c.first_name', 'c.last_name'])
    .where('o.status', 'in', [
      orderStatus.registered,
      orderStatus.approved,
      orderStatus.handedToCourier,
    ])
    .orderBy('o.id')
    .limit(mostListed)
    .execute();
  if (rows.length === 0) return say('No order is under way.');
  const lines = await store.db
    .selectFrom('order_lines')
    .select(['order_id', 'product_name', 'sale_param_name', 'unit', 'quantity'])
    .where(
      'order_id',
      'in',
      rows.map(({ id }) => id),
    )
    .orderBy('position')
    .execute();

  for (const row of rows) {
    const registered = row.registered_at.toISOString().slice(0, 16);
    const way = row.is_pickup ? 'is picked up' : oneLine(row.carrier_name);
    const stand = isReadyForPickup(row) ? 'ready' : stands[row.status];
    say(`${row.id}  ${registered}  ${stand}  ${row.invoice_due} toman  ${way}`);
    const { first_name, last_name, mobile, transferee_name, transferee_mobile } = row;
    const person = `${first_name} ${last_name} ${mobile}`;
    const recipient = `${row.delivery_address} ${transferee_name} ${transferee_mobile}`;
    say(`    ${oneLine(`${person}: ${recipient}`)}`);
    for (const line of lines.filter(({ order_id }) => order_id === row.id)) {
      const { quantity, unit, product_name, sale_param_name } = line;
      say(`    ${oneLine(`${quantity} ${unit} ${product_name}, ${sale_param_name}`)}`);
    }
  }
  say(rows.length < mostListed ? `${rows.length} under way.` : `The oldest ${mostListed}.`);
}

/** Takes each order one step further; reports the orders that cannot take the step, after handling the others. */
export function advance(step: OrderStep) {
  return (context: CommandContext, words: readonly string[]): Promise<void> =>
    each(words, needs[step], async (id) => {
      if (!(await advanceOrder(context, id, step))) return false;
      context.say(`The order ${id} ${done[step]}.`);
      return true;
    });
}

export function rejectOrders(context: CommandContext, words: readonly string[]): Promise<void> {
  return each(words, 'awaits approval, is approved or is ready for pickup', async (id) => {
    const rejected = await rejectOrder(context, id);
    if (!rejected) return false;
    context.say(`The order ${id} is rejected: ${rejected.refundToman} toman are in the wallet.`);
    return true;
  });
}

async function each(
  words: readonly string[],
  need: string,
  take: (id: number) => Promise<boolean>,
): Promise<void> {
  const missing: number[] = [];
  for (const id of idsIn(words)) if (!(await take(id))) missing.push(id);
  if (missing.length > 0)
    throw new CommandError(`No order with this number ${need}: ${missing.join(', ')}.`);
}

const stands: Record<number, string> = {
  [orderStatus.registered]: 'awaits approval',
  [orderStatus.approved]: 'approved',
  [orderStatus.handedToCourier]: 'with the courier',
};

const needs: Record<OrderStep, string> = {
  approve: 'awaits approval',
  'hand-over': 'is approved for a courier',
  'make-ready': 'is approved for pickup',
  deliver: 'is with the courier, approved for pickup or ready',
};

const done: Record<OrderStep, string> = {
  approve: 'is approved',
  'hand-over': 'is with the courier',
  'make-ready': 'is ready for pickup',
  deliver: 'is delivered',
};
