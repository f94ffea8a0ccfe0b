import { useShellApi } from '@kashi/kit/ShellApiContext';
import { useAsk } from '@kashi/kit/use-ask';
import { ButtonLink } from '@kashi/ui/actions/ButtonLink';
import { useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { AuthLayout } from '../parts/auth/AuthLayout.tsx';
import { CodeStep } from '../parts/auth/CodeStep.tsx';
import { useReturnPath } from '../parts/auth/return-url.ts';
import { useCodeRequest } from '../parts/auth/use-code-request.ts';
import { useSignedInVisitor } from '../parts/auth/use-signed-in-visitor.ts';
import { confirmRecovery } from './forget-password-data.ts';
import { messages } from './messages.ts';
import { NewPasswordForm } from './NewPasswordForm.tsx';
import { RequestCodeForm } from './RequestCodeForm.tsx';

/** Four steps on one page (§2): the number, the code, a new password, done. */
export function ForgetPasswordPage() {
  const isFirst = useIsFirst();
  const code = useCodeRequest('recover', { isForCustomers: isFirst });
  const [mobile, setMobile] = useState('');
  /** The id of the recovery whose code was right. A reload loses it on purpose: the id alone is enough to set a password. */
  const [confirmed, setConfirmed] = useState<string | null>(null);
  const [isDone, setDone] = useState(false);
  const goTo = useReturnPath();
  const ask = useAsk();
  const shell = useShellApi();

  if (isDone) {
    return (
      <AuthLayout isNextStep title={messages.done} subtitle={messages.doneText}>
        <ButtonLink href={goTo} size="large" wide>
          {goTo === '/' ? messages.goHome : messages.goOn}
        </ButtonLink>
      </AuthLayout>
    );
  }
  if (confirmed !== null)
    return <NewPasswordForm hashId={confirmed} onDone={() => setDone(true)} />;
  const { request } = code;
  if (!request) {
    const form = <RequestCodeForm mobile={mobile} isFirst={isFirst} onSent={code.sent} />;
    return isFirst ? form : <GuestsOnly>{form}</GuestsOnly>;
  }

  return (
    <CodeStep
      request={request}
      onResent={code.resent}
      onChangeNumber={() => {
        setMobile(request.mobile);
        code.end();
      }}
      onCode={async (typed) => {
        const message = await confirmRecovery(ask, typed);
        if (message !== null) shell.toast(message, 'success');
        setConfirmed(request.hashId);
        code.end();
      }}
    />
  );
}

/**
 * Whether a signed-in customer comes for a password, the first one or one in place of a forgotten one, by the page's own address (R17).
 */
function useIsFirst(): boolean {
  const { search } = useLocation();
  return new URLSearchParams(search).has('first');
}

/** Only the first step sends a signed-in visitor away, because the last step itself signs the visitor in. */
function GuestsOnly({ children }: { children: ReactNode }) {
  useSignedInVisitor('/');
  return children;
}
