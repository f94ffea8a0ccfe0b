import type { QueuedText } from '@kashi/contracts/desk/texts/texts';
import { toPersianDigits } from '@kashi/format/persian';
import { SteadyButton } from '../parts/form/SteadyButton.tsx';
import { Failure } from '../parts/state/Failure.tsx';
import { useChange } from '../parts/state/reading.ts';
import { messages } from './messages.ts';

interface Props {
  text: QueuedText;
  /** The row has left the list by then, and the button with it. */
  onSent(): void;
}

/** Sends one text again that has failed. */
export function SendAgain({ text: { id, kind, orderId, state, problem }, onSent }: Props) {
  const again = useChange('POST /v1/desk/texts/send-again');
  if (state === 'sent' || problem === null || problem === 'overtaken') return null;
  return (
    <>
      <SteadyButton
        variant="outlined"
        aria-label={
          orderId === null
            ? messages.againToStaff(messages.kinds[kind])
            : messages.againFor(toPersianDigits(String(orderId)))
        }
        isBusy={again.isPending}
        onClick={() => void again.mutateAsync({ id }).then(onSent, () => undefined)}
      >
        {messages.again}
      </SteadyButton>
      {again.isError && <Failure error={again.error} />}
    </>
  );
}
