import type { Order } from '@kashi/shared/contracts/order';
import { orderStatus } from '@kashi/shared/contracts/order-status';
import { messages } from './messages.ts';

export type StepName =
  'registered' | 'approved' | 'handedToCourier' | 'readyForPickup' | 'delivered';

interface ProgressStep {
  name: StepName;
  /** The status that lights it; every step up to the order's own is lit (§4). */
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

/** Index of the step at work; the steps' count when the order has arrived. */
export function currentStep(order: Order): number {
  const lit = litSteps(order).length;
  return order.LastOrderStatusTypeId === orderStatus.delivered ? lit : lit - 1;
}

/** The step that the order has come to. */
export function lastLitStep(order: Order): ProgressStep | undefined {
  return litSteps(order).at(-1);
}

function litSteps({ LastOrderStatusTypeId: status, IsPickup }: Order): ProgressStep[] {
  return progressSteps({ IsPickup }).filter((step) => step.status <= status);
}

/** What the shopper is told of the order's state. */
export function stateSentence(order: Order): string {
  if (order.LastOrderStatusTypeId === orderStatus.rejected) return messages.states.rejected;
  return messages.states[lastLitStep(order)?.name ?? 'registered'];
}

/** The expected-time note is for what is on its way: §4 names the states that go without it. */
export function hasExpectedTime({
  PrepareDuration,
  LastOrderStatusTypeId: status,
}: Order): boolean {
  return (
    PrepareDuration !== null &&
    status !== orderStatus.registered &&
    status !== orderStatus.delivered
  );
}
