import type { DeskReturn } from '@kashi/contracts/desk/returns';
import { Mark, type Tone } from '../parts/screen/Mark.tsx';
import { messages } from './messages.ts';

const tones: Record<DeskReturn['state'], Tone> = {
  asked: 'waiting',
  accepted: 'info',
  received: 'waiting',
  refunded: 'success',
  refused: 'danger',
  withdrawn: 'info',
};

/** Where a request to return goods stands. */
export function ReturnState({ state }: { state: DeskReturn['state'] }) {
  return <Mark tone={tones[state]}>{messages.states[state]}</Mark>;
}
