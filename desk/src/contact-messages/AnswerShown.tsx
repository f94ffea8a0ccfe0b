import type { ContactMessage } from '@kashi/contracts/desk/contact-messages';
import { jalaliDateTime } from '@kashi/format/jalali';
import { SteadyButton } from '../parts/form/SteadyButton.tsx';
import { Failure } from '../parts/state/Failure.tsx';
import { useChange } from '../parts/state/reading.ts';
import { TextState } from '../texts/TextState.tsx';
import { messages } from './messages.ts';

interface Props {
  message: ContactMessage;
  /** The answer is due again, and the button is gone. */
  onSentAgain(): void;
}

/** What was answered to a message, by whom, and where the text stands; or the note about an answer on another way. */
export function AnswerShown({ message, onSentAgain }: Props) {
  const { answer, note, handledAt } = message;
  const again = useChange('POST /v1/desk/messages/send-again');
  if (!answer) return note;
  const { text, by, way, state, sentAt, problem, tries } = answer;
  return (
    <div>
      <p>{text}</p>
      <p>
        {messages.answeredBy([
          ...(way ? [messages.byWay[way]] : []),
          by,
          jalaliDateTime(sentAt ?? handledAt ?? ''),
        ])}
      </p>
      {state !== null && <TextState text={{ state, problem, tries }} />}
      {state !== 'sent' && problem !== null && (
        <SteadyButton
          variant="outlined"
          aria-label={messages.againTo(message.fullName)}
          isBusy={again.isPending}
          onClick={() =>
            void again.mutateAsync({ id: message.id }).then(onSentAgain, () => undefined)
          }
        >
          {messages.again}
        </SteadyButton>
      )}
      {again.isError && <Failure error={again.error} />}
    </div>
  );
}
