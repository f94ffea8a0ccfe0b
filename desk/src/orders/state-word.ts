import type { OrderSummary } from '@kashi/contracts/desk/orders';
import { messages } from './messages.ts';

/** The word of an order's state: an order for pickup is never with a courier, and ready at the shop instead (R53). */
export function stateWord({ state, isPickup }: Pick<OrderSummary, 'state' | 'isPickup'>): string {
  if (state !== 'handedToCourier') return messages.states[state];
  return isPickup ? messages.onItsWay.pickup : messages.onItsWay.byCourier;
}
