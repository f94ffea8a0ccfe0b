import type { Confirmation } from '@kashi/shared/contracts/account';
import { useAsk } from '@kashi/shared/kit/use-ask';
import { ButtonLink } from '@kashi/shared/ui/ButtonLink';
import { useState, type ReactNode } from 'react';
import { AuthLayout } from '../AuthLayout.tsx';
import { CodeStep } from '../CodeStep.tsx';
import { useSignedInVisitor } from '../use-signed-in-visitor.ts';
import { messages } from './messages.ts';
import { NewPasswordForm } from './NewPasswordForm.tsx';
import { RequestCodeForm } from './RequestCodeForm.tsx';

type Step =
  | { name: 'request'; mobile: string }
  | { name: 'code'; mobile: string; confirmation: Confirmation }
  | { name: 'password'; hashId: string }
  | { name: 'done' };

/** Four steps on one page (section 2): the number, the code, a new password, done. */
export function ForgetPasswordPage() {
  const [step, setStep] = useState<Step>({ name: 'request', mobile: '' });
  const ask = useAsk();

  switch (step.name) {
    case 'request':
      return (
        <GuestsOnly>
          <RequestCodeForm
            mobile={step.mobile}
            onSent={(mobile, confirmation) => setStep({ name: 'code', mobile, confirmation })}
          />
        </GuestsOnly>
      );
    case 'code':
      return (
        <CodeStep
          mobile={step.mobile}
          confirmation={step.confirmation}
          onChangeNumber={() => setStep({ name: 'request', mobile: step.mobile })}
          onCode={async (code) => {
            await ask('POST /v1/Identity/ForgetPassword/Confirm', code);
            setStep({ name: 'password', hashId: code.ConfirmationCodeHashId });
          }}
        />
      );
    case 'password':
      return <NewPasswordForm hashId={step.hashId} onDone={() => setStep({ name: 'done' })} />;
    case 'done':
      return (
        <AuthLayout isNextStep title={messages.done} subtitle={messages.doneText}>
          <ButtonLink href="/" size="large" wide>
            {messages.goHome}
          </ButtonLink>
        </AuthLayout>
      );
  }
}

/** Only the first step sends a signed-in visitor away: the last one signs them in itself. */
function GuestsOnly({ children }: { children: ReactNode }) {
  useSignedInVisitor('/');
  return children;
}
