import type { Order } from '@kashi/contracts/order';
import { orderStatus } from '@kashi/contracts/order-status';
import { messages } from '../messages.ts';

export type StepName =
  | 'registered'
  | 'approved'
  | 'handedToCourier'
  | 'readyForPickup'
  | 'delivered';

interface ProgressStep {
  name: StepName;
  /** The order's status from which on this step is lit (§4). */
  status: number;
}

export function progressSteps({ IsPickup }: Pick<Order, 'IsPickup'>): ProgressStep[] {
  return [
    { name: 'registered', status: orderStatus.registered },
    { name: 'approved', status: orderStatus.approved },
    { name: IsPickup ? 'readyForPickup' : 'handedToCourier', status: orderStatus.handedToCourier },
    { name: 'delivered', status: orderStatus.delivered },
  ];
}

/** The index of the step under way; the number of steps when the order has arrived. */
export function currentStep(order: Order): number {
  const lit = litSteps(order).length;
  return order.LastOrderStatusTypeId === orderStatus.delivered ? lit : lit - 1;
}

/** The last step that the order has reached. */
export function lastLitStep(order: Order): ProgressStep | undefined {
  return litSteps(order).at(-1);
}

function litSteps({ LastOrderStatusTypeId: status, IsPickup }: Order): ProgressStep[] {
  return progressSteps({ IsPickup }).filter((step) => step.status <= status);
}

/** The sentence about the order's state. */
export function stateSentence(order: Order): string {
  const { cancelled, cancelledRest, rejected, restBack } = messages.states;
  const refundCount = order.Refunds?.length;
  if (order.IsCancelled) return refundCount ? cancelledRest : cancelled;
  if (order.LastOrderStatusTypeId === orderStatus.rejected)
    return refundCount ? restBack : rejected;
  return messages.states[lastLitStep(order)?.name ?? 'registered'];
}

/** When the order is expected, in words; nothing where no time is told, and in the states in which §4 shows none. */
export function expectedTime({ PrepareDuration, LastOrderStatusTypeId: status }: Order) {
  return status !== orderStatus.registered && status !== orderStatus.delivered && PrepareDuration;
}
