import { Button, LinearProgress } from '@mui/material';
import { messages } from './messages.ts';
import type { ImportState } from './use-import.ts';

interface Props {
  state: Extract<ImportState, { is: 'working' }>;
  onStop(): void;
}

/** What is being done, and how much of it is. The step alone is announced: its numbers change too often to be listened to. */
export function Working({ state: { step, progress }, onStop }: Props) {
  const share = progress && progress.of > 0 ? (100 * progress.done) / progress.of : 0;
  return (
    <>
      <p>
        <span role="status">
          {progress ? messages.phase[phaseOf(step, progress.phase)] : messages.sending}
        </span>{' '}
        {progress && (
          <span>
            {progress.phase === 'zip'
              ? messages.bytesDone(progress.done, progress.of)
              : messages.done(progress.done, progress.of)}
          </span>
        )}
      </p>
      <LinearProgress
        aria-label={messages.progress}
        {...(progress && { variant: 'determinate', value: share })}
      />
      {step === 'check' && (
        <Button sx={{ marginBlockStart: 2 }} onClick={onStop}>
          {messages.stop}
        </Button>
      )}
    </>
  );
}

function phaseOf(step: 'check' | 'run', phase: 'zip' | 'pictures' | 'rows') {
  if (phase !== 'rows') return phase;
  return step === 'check' ? 'checking' : 'writing';
}
