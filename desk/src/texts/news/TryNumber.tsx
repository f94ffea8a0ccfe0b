import { SteadyButton } from '../../parts/form/SteadyButton.tsx';
import { Failure } from '../../parts/state/Failure.tsx';
import { Said } from '../../parts/state/Said.tsx';
import { useChange } from '../../parts/state/reading.ts';
import { messages } from './messages.ts';

/** Sends a trial text, so that the owner sees that the number is the right one and that the provider takes texts. */
export function TryNumber({ mobile }: { mobile: string }) {
  const trial = useChange('POST /v1/desk/texts/news/try');
  return (
    <>
      {/* Before the button, beside which another one stands. */}
      <Said>{trial.isSuccess && messages.tried}</Said>
      <SteadyButton
        variant="outlined"
        isBusy={trial.isPending}
        onClick={() => trial.mutate({ mobile })}
      >
        {messages.trial}
      </SteadyButton>
      {trial.isError && <Failure error={trial.error} />}
    </>
  );
}
