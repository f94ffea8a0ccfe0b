import type { OrderState, OrderSummary } from '@kashi/contracts/desk/orders';
import { Mark, type Tone } from '../parts/screen/Mark.tsx';
import { messages } from './messages.ts';
import { stateWord } from './state-word.ts';

const tones: Record<OrderState, Tone> = {
  registered: 'waiting',
  approved: 'info',
  rejected: 'danger',
  handedToCourier: 'info',
  delivered: 'success',
};

/** The state of an order, in words and in a colour, and whether its bank has given the payment back. */
export function StateChip({
  order,
}: {
  order: Pick<OrderSummary, 'state' | 'isPickup' | 'isPaymentLost'>;
}) {
  return (
    <>
      <Mark tone={tones[order.state]}>{stateWord(order)}</Mark>{' '}
      {order.isPaymentLost && <Mark tone="danger">{messages.paymentLost}</Mark>}
    </>
  );
}
