import type { Confirmation } from '@kashi/shared/contracts/account';
import { useHost, useSignedIn } from '@kashi/shared/kit/HostContext';
import { useAsk } from '@kashi/shared/kit/use-ask';
import { ButtonLink } from '@kashi/shared/ui/ButtonLink';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { AuthLayout } from '../AuthLayout.tsx';
import { CodeStep } from '../CodeStep.tsx';
import { returnPath } from '../return-url.ts';
import { useSignedInVisitor } from '../use-signed-in-visitor.ts';
import { messages } from './messages.ts';
import { RegisterForm, type TypedRegistration } from './RegisterForm.tsx';

/** Three steps on one page (section 2): the information, the code, the account. */
export function RegisterPage() {
  const [step, setStep] = useState<Step>({ name: 'form', typed: null });

  if (step.name === 'done') return <Done fullName={step.fullName} />;
  if (step.name === 'code') {
    return (
      <Code
        {...step}
        onChangeNumber={() => setStep({ name: 'form', typed: step.typed })}
        onDone={(fullName) => setStep({ name: 'done', fullName })}
      />
    );
  }
  return (
    <GuestForm
      typed={step.typed}
      onSent={(typed, confirmation) => setStep({ name: 'code', typed, confirmation })}
    />
  );
}

type Step =
  | { name: 'form'; typed: TypedRegistration | null }
  | { name: 'code'; typed: TypedRegistration; confirmation: Confirmation }
  | { name: 'done'; fullName: string };

/** Only the form sends a signed-in visitor away: on the last step it is this page that has signed them in. */
function GuestForm(props: Parameters<typeof RegisterForm>[0]) {
  const { search } = useLocation();
  useSignedInVisitor(returnPath(search));
  return <RegisterForm {...props} />;
}

interface CodeProps {
  typed: TypedRegistration;
  confirmation: Confirmation;
  onChangeNumber(): void;
  onDone(fullName: string): void;
}

function Code({ typed, confirmation, onChangeNumber, onDone }: CodeProps) {
  const ask = useAsk();
  const host = useHost();

  return (
    <CodeStep
      mobile={typed.UserName}
      confirmation={confirmation}
      onChangeNumber={onChangeNumber}
      onCode={async (code) => {
        const { value } = await ask('POST /v1/Identity/UserRegister/Confirm', code);
        onDone(value.UserFullName);
        host.session.open({ token: value.Token, fullName: value.UserFullName });
        host.announce(messages.done);
      }}
    />
  );
}

function Done({ fullName }: { fullName: string }) {
  const { search } = useLocation();
  const signedIn = useSignedIn();
  const goTo = returnPath(search);

  return (
    <AuthLayout
      isNextStep
      title={messages.done}
      subtitle={signedIn ? messages.doneText(fullName) : undefined}
    >
      <ButtonLink href={goTo} size="large" wide>
        {goTo === '/' ? messages.goHome : messages.goOn}
      </ButtonLink>
    </AuthLayout>
  );
}
