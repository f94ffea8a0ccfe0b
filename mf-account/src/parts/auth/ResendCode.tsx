import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs';
import { FormProblem } from '@kashi/kit/form/FormProblem';
import { useShellApi } from '@kashi/kit/ShellApiContext';
import { useAction } from '@kashi/kit/form/use-action';
import { useAsk } from '@kashi/kit/use-ask';
import { Button } from '@kashi/ui/actions/Button';
import { Countdown } from '@kashi/ui/goods/Countdown';
import { useState } from 'react';
import { resendCode } from './auth-data.ts';
import { secondsLeft, type CodeRequest } from './code-request.ts';
import { codeMessages } from '../../account-messages.ts';
import styles from './CodeStep.module.css';

interface ResendCodeProps {
  request: CodeRequest;
  onResent(seconds: number): void;
}

/** Counts down the server's seconds, then offers a new code, whose answer begins the next countdown (§4). */
export function ResendCode({ request, onResent }: ResendCodeProps) {
  const ask = useAsk();
  const shell = useShellApi();
  const [countdown, setCountdown] = useState(() => ({
    seconds: secondsLeft(request, Date.now()),
    round: 0,
  }));
  const resending = useAction(async () => {
    const seconds = await resendCode(ask, request.hashId);
    setCountdown({ seconds, round: countdown.round + 1 });
    onResent(seconds);
    shell.announce(codeMessages.resent);
  });

  if (countdown.seconds > 0) {
    return (
      <p className={styles.countdown}>
        <IconClock aria-hidden="true" />
        <span>
          {codeMessages.resendIn}{' '}
          <Countdown
            key={countdown.round}
            seconds={countdown.seconds}
            onEnd={() => {
              setCountdown({ ...countdown, seconds: 0 });
              shell.announce(codeMessages.canResend);
            }}
          />
        </span>
      </p>
    );
  }
  return (
    <>
      <FormProblem problem={resending.problem} />
      <Button variant="soft" busy={resending.busy} onClick={() => void resending.start()}>
        {codeMessages.resend}
      </Button>
    </>
  );
}
