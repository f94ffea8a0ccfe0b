import type { Order } from '@kashi/shared/contracts/order';
import { orderStatus } from '@kashi/shared/contracts/order-status';
import { messages } from './messages.ts';

export type StepName =
  'registered' | 'approved' | 'handedToCourier' | 'readyForPickup' | 'delivered';

interface ProgressStep {
  name: StepName;
  /** The status that lights it; every step up to the order's own is lit (section 4). */
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
export function currentStep({ LastOrderStatusTypeId: status, ...order }: Order): number {
  if (status === orderStatus.delivered) return progressSteps(order).length;
  return progressSteps(order).findLastIndex((step) => step.status <= status);
}

/** What the shopper is told of the order's state. */
export function stateSentence({ LastOrderStatusTypeId: status, IsPickup }: Order): string {
  if (status === orderStatus.rejected) return messages.states.rejected;
  const step = progressSteps({ IsPickup }).findLast((candidate) => candidate.status <= status);
  return messages.states[step?.name ?? 'registered'];
}

/** The expected-time note is for what is on its way: section 4 names the states that go without it. */
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
