import type { OrderState, OrderSummary } from '@kashi/contracts/desk/orders';
import { Mark, type Tone } from '../parts/screen/Mark.tsx';
import { stateWord } from './state-word.ts';

const tones: Record<OrderState, Tone> = {
  registered: 'waiting',
  approved: 'info',
  rejected: 'danger',
  handedToCourier: 'info',
  delivered: 'success',
};

/** The state of an order, in words and in a colour. */
export function StateChip({ order }: { order: Pick<OrderSummary, 'state' | 'isPickup'> }) {
  return <Mark tone={tones[order.state]}>{stateWord(order)}</Mark>;
}
