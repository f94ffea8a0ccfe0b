import { toPersianDigits } from '@kashi/format/persian';
import { Form } from '@kashi/kit/form/Form';
import { useForm } from '@kashi/kit/form/use-form';
import { useShellApi } from '@kashi/kit/ShellApiContext';
import { Button } from '@kashi/ui/actions/Button';
import { CodeField } from '@kashi/ui/form/CodeField';
import { Field } from '@kashi/ui/form/field/Field';
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { codeMessages } from '../../account-messages.ts';
import { AuthLayout } from './AuthLayout.tsx';
import styles from './CodeStep.module.css';
import { ResendCode } from './ResendCode.tsx';
import type { CodeRequest } from './code-request.ts';
import { codeFromSms } from './web-otp.ts';

interface CodeStepProps {
  request: CodeRequest;
  /** Checks the code and goes on. The form shows what it throws. */
  onCode(code: { ConfirmationCodeHashId: string; SendCode: string }): Promise<void>;
  /** Called when a new code was sent; after `seconds` another one may be asked for. */
  onResent(seconds: number): void;
  onChangeNumber(): void;
  /** Further links under the form. */
  children?: ReactNode;
}

/** The step that asks for the five digits of the SMS (§4). */
export function CodeStep({ request, onCode, onResent, onChangeNumber, children }: CodeStepProps) {
  const shell = useShellApi();
  const element = useRef<HTMLFormElement>(null);
  const [fromSms, setFromSms] = useState<string>();
  const form = useForm({
    element,
    schema: () =>
      import(/* webpackChunkName: "contracts" */ '@kashi/contracts/account/account').then(
        (account) => account.confirmSchema,
      ),
    hidden: { ConfirmationCodeHashId: request.hashId },
    async send(code) {
      try {
        await onCode(code);
      } catch (error) {
        // The next digit that is typed begins another code.
        codeInput()?.select();
        throw error;
      }
    },
  });
  const codeInput = () => element.current?.querySelector<HTMLInputElement>('[name=SendCode]');
  const handOver = useEffectEvent((SendCode: string) => {
    setFromSms(SendCode);
    void form.submit({ SendCode });
  });

  const arrive = useEffectEvent(() => {
    codeInput()?.focus();
    shell.announce(
      `${codeMessages.sentTo} ${toPersianDigits(request.mobile)} ${codeMessages.enterIt}`,
    );
  });
  // The field takes the focus in place of the title, because a phone offers the code of its SMS at the focused field alone.
  useEffect(() => arrive(), []);

  useEffect(() => {
    if (!('OTPCredential' in window)) return undefined;
    const controller = new AbortController();
    void codeFromSms(controller.signal).then((code) => code !== null && handOver(code));
    return () => controller.abort();
    // Every message with a code needs a wait of its own, so the effect runs anew when a code was sent again.
  }, [request.resendAt]);

  return (
    <AuthLayout
      title={codeMessages.title}
      subtitle={
        <>
          {codeMessages.sentTo}{' '}
          <bdi className={styles.mobile}>{toPersianDigits(request.mobile)}</bdi>{' '}
          {codeMessages.enterIt}{' '}
          <button type="button" className={styles.link} onClick={onChangeNumber}>
            {codeMessages.changeNumber}
          </button>
        </>
      }
    >
      <Form form={form}>
        <Field label={codeMessages.label} error={form.errorOf('SendCode')}>
          <CodeField
            name="SendCode"
            filledIn={fromSms}
            onComplete={(SendCode) => void form.submit({ SendCode })}
          />
        </Field>
        <ResendCode
          request={request}
          onResent={(seconds) => {
            onResent(seconds);
            // The pressed button is gone.
            codeInput()?.focus();
          }}
        />
        <Button type="submit" size="large" wide busy={form.busy}>
          {codeMessages.confirm}
        </Button>
        {children}
      </Form>
    </AuthLayout>
  );
}
