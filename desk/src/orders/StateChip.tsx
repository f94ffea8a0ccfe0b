import type { OrderState } from '@kashi/contracts/desk/orders';
import { Mark, type Tone } from '../parts/screen/Mark.tsx';
import { messages } from './messages.ts';

const tones: Record<OrderState, Tone> = {
  registered: 'waiting',
  approved: 'info',
  rejected: 'danger',
  handedToCourier: 'info',
  delivered: 'success',
};

/** The state of an order, in words and in a colour. */
export function StateChip({ state }: { state: OrderState }) {
  return <Mark tone={tones[state]}>{messages.states[state]}</Mark>;
}
