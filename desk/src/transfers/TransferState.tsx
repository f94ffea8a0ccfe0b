import type { Transfer } from '@kashi/contracts/desk/transfers';
import { Mark, type Tone } from '../parts/screen/Mark.tsx';
import { messages } from './messages.ts';

const tones: Record<Transfer['state'], Tone> = {
  pending: 'waiting',
  confirmed: 'success',
  refused: 'danger',
};

/** What became of a reported transfer. */
export function TransferState({ state }: { state: Transfer['state'] }) {
  return <Mark tone={tones[state]}>{messages.states[state]}</Mark>;
}
