import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs';
import { toProblem, type Problem } from '@kashi/shared/api/problem';
import type { Confirmation } from '@kashi/shared/contracts/account';
import { toPersianDigits } from '@kashi/shared/format/persian';
import { useHost } from '@kashi/shared/kit/HostContext';
import { useAsk } from '@kashi/shared/kit/use-ask';
import { Button } from '@kashi/shared/ui/Button';
import { CodeField } from '@kashi/shared/ui/CodeField';
import { Countdown } from '@kashi/shared/ui/Countdown';
import { ErrorList } from '@kashi/shared/ui/ErrorList';
import { Field } from '@kashi/shared/ui/Field';
import { ProblemNotice } from '@kashi/shared/ui/ProblemNotice';
import { Stack } from '@kashi/shared/ui/Stack';
import { useState } from 'react';
import { codeMessages } from './account-messages.ts';
import { AuthLayout } from './AuthLayout.tsx';
import styles from './CodeStep.module.css';
import { useForm } from '@kashi/shared/kit/use-form';

interface CodeStepProps {
  mobile: string;
  confirmation: Confirmation;
  /** Checks the code and goes on; what it throws is shown. */
  onCode(code: { ConfirmationCodeHashId: string; SendCode: string }): Promise<void>;
  onChangeNumber(): void;
}

/** The step between form and account: five digits that came by SMS (section 4). */
export function CodeStep({ mobile, confirmation, onCode, onChangeNumber }: CodeStepProps) {
  const { ConfirmationCodeHashId } = confirmation;
  const form = useForm({
    schema: () =>
      import('@kashi/shared/contracts/account').then((account) => account.confirmSchema),
    hidden: { ConfirmationCodeHashId },
    send: onCode,
  });

  return (
    <AuthLayout
      isNextStep
      title={codeMessages.title}
      subtitle={
        <>
          {codeMessages.sentTo} <bdi className={styles.mobile}>{toPersianDigits(mobile)}</bdi>{' '}
          {codeMessages.enterIt}{' '}
          <button type="button" className={styles.link} onClick={onChangeNumber}>
            {codeMessages.changeNumber}
          </button>
        </>
      }
    >
      <form {...form.formProps}>
        <Stack gap={5}>
          <ErrorList errors={form.errors} />
          {form.problem && <ProblemNotice error={form.problem} />}
          <Field label={codeMessages.label} error={form.errorOf('SendCode')}>
            <CodeField name="SendCode" onComplete={(SendCode) => void form.submit({ SendCode })} />
          </Field>
          <Resend confirmation={confirmation} />
          <Button type="submit" size="large" wide busy={form.busy}>
            {codeMessages.confirm}
          </Button>
        </Stack>
      </form>
    </AuthLayout>
  );
}

/** Counts down from the server's seconds, then offers a new code and counts again from what that answers. */
function Resend({ confirmation }: { confirmation: Confirmation }) {
  const { ConfirmationCodeHashId, TimeRemaningForExpire } = confirmation;
  const ask = useAsk();
  const host = useHost();
  const [countdown, setCountdown] = useState({ seconds: TimeRemaningForExpire, round: 0 });
  const [problem, setProblem] = useState<Problem | null>(null);
  const [busy, setBusy] = useState(false);

  async function resend() {
    setBusy(true);
    setProblem(null);
    try {
      const { value } = await ask('POST /v1/Identity/UserRegister/ReSendCode', {
        ConfirmationCodeHashId,
      });
      setCountdown({ seconds: value, round: countdown.round + 1 });
      host.announce(codeMessages.resent);
    } catch (error) {
      setProblem(toProblem(error));
    } finally {
      setBusy(false);
    }
  }

  if (countdown.seconds > 0) {
    return (
      <p className={styles.countdown}>
        <IconClock aria-hidden="true" />
        <span>
          {codeMessages.resendIn}{' '}
          <Countdown
            key={countdown.round}
            seconds={countdown.seconds}
            onEnd={() => setCountdown({ ...countdown, seconds: 0 })}
          />
        </span>
      </p>
    );
  }
  return (
    <>
      {problem && <ProblemNotice error={problem} />}
      <Button variant="soft" busy={busy} onClick={() => void resend()}>
        {codeMessages.resend}
      </Button>
    </>
  );
}
