import type { QueuedText } from '@kashi/contracts/desk/texts/texts';
import { persianNumber } from '@kashi/format/persian';
import { Mark, type Tone } from '../parts/screen/Mark.tsx';
import { problemSentence } from './problem-sentence.ts';
import { messages } from './messages.ts';

const tones: Record<QueuedText['state'], Tone> = {
  waiting: 'waiting',
  sent: 'success',
  'given-up': 'danger',
};

type SentText = Pick<QueuedText, 'state' | 'problem' | 'tries'>;

/** Where a text stands, and why its last try failed. */
export function TextState({ text: { state, problem, tries } }: { text: SentText }) {
  return (
    <>
      <Mark tone={tones[state]}>{messages.states[state]}</Mark>
      {problem !== null && (
        <div>
          {problemSentence(problem)}
          {problem !== 'restored' && ` ${messages.triedTimes(persianNumber(tries))}`}
        </div>
      )}
    </>
  );
}
