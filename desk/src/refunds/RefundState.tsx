import type { Refund } from '@kashi/contracts/desk/refunds';
import { Mark, type Tone } from '../parts/screen/Mark.tsx';
import { messages } from './messages.ts';

/** Where a refund stands, in words and in a colour, with the number of its transfer. */
export function RefundState({ refund }: { refund: Refund }) {
  const state = stateOf(refund);
  return (
    <>
      <Mark tone={tones[state]}>{messages.states[state]}</Mark>
      {refund.trackingNo !== null && <div>{messages.trackingOf(refund.trackingNo)}</div>}
    </>
  );
}

type State = keyof typeof messages.states;

function stateOf({ state, way }: Refund): State {
  if (state !== 'done') return state;
  return way === 'wallet' ? 'inWallet' : 'transferred';
}

const tones: Record<State, Tone> = {
  pending: 'waiting',
  refused: 'danger',
  owed: 'waiting',
  inWallet: 'success',
  transferred: 'success',
};
