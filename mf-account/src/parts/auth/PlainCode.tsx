import { minutesAndSeconds } from '@kashi/format/duration';
import { toPersianDigits } from '@kashi/format/persian';
import { PlainField, PlainForm } from '@kashi/kit/plain/PlainForm';
import type { RefusedForm } from '@kashi/kit/plain/refused-form';
import { Button } from '@kashi/ui/actions/Button';
import { Input } from '@kashi/ui/form/Input';
import { Notice } from '@kashi/ui/notice/Notice';
import { TextLink } from '@kashi/ui/actions/TextLink';
import type { ReactNode } from 'react';
import { codeMessages } from '../../account-messages.ts';
import { AuthLayout } from './AuthLayout.tsx';
import styles from './CodeStep.module.css';

interface PlainCodeProps {
  mobile: string;
  /** Until another code may be asked for. */
  seconds: number;
  /** Whether another code has just been sent. */
  isResent: boolean;
  /** The address at which the number can be changed. */
  numberHref: string;
  /** The address of this step. */
  stepHref: string;
  refused: RefusedForm | null;
  children?: ReactNode;
}

/** The step that asks for the five digits of the SMS, by forms alone. */
export function PlainCode(props: PlainCodeProps) {
  const { mobile, seconds, isResent, numberHref, stepHref, refused, children } = props;
  return (
    <AuthLayout
      title={codeMessages.title}
      subtitle={
        <>
          {codeMessages.sentTo} <bdi className={styles.mobile}>{toPersianDigits(mobile)}</bdi>{' '}
          {codeMessages.enterIt} <TextLink href={numberHref}>{codeMessages.changeNumber}</TextLink>
        </>
      }
    >
      {isResent && (
        <Notice variant="success" role="status">
          {codeMessages.resent}
        </Notice>
      )}
      <PlainForm refused={refused}>
        <PlainField refused={refused} name="SendCode" label={codeMessages.label}>
          <Input
            name="SendCode"
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={5}
            ltr
          />
        </PlainField>
        <Button type="submit" name="step" value="code" size="large" wide>
          {codeMessages.confirm}
        </Button>
      </PlainForm>
      {seconds > 0 ? (
        <p className={styles.countdown}>
          {codeMessages.resendIn} {minutesAndSeconds(seconds)}{' '}
          <TextLink href={stepHref}>{codeMessages.lookAgain}</TextLink>
        </p>
      ) : (
        <form method="post" action={stepHref}>
          <Button type="submit" name="step" value="resend" variant="soft">
            {codeMessages.resend}
          </Button>
        </form>
      )}
      {children}
    </AuthLayout>
  );
}
