import { useShellApi, useSignedIn } from '@kashi/kit/ShellApiContext';
import { useAsk } from '@kashi/kit/use-ask';
import { ButtonLink } from '@kashi/ui/actions/ButtonLink';
import { TextLink } from '@kashi/ui/actions/TextLink';
import { useState } from 'react';
import { AuthLayout } from '../parts/auth/AuthLayout.tsx';
import type { CodeRequest } from '../parts/auth/code-request.ts';
import { CodeStep } from '../parts/auth/CodeStep.tsx';
import { useReturnPath, withReturnUrl } from '../parts/auth/return-url.ts';
import { sessionOf } from '../parts/auth/session-of.ts';
import { useCodeRequest } from '../parts/auth/use-code-request.ts';
import { useSignedInVisitor } from '../parts/auth/use-signed-in-visitor.ts';
import { messages } from './messages.ts';
import { confirmRegistration } from './register-data.ts';
import { RegisterForm, type TypedRegistration } from './RegisterForm.tsx';

/** Three steps on one page (§2): the information, the code, the account. */
export function RegisterPage() {
  const code = useCodeRequest('register');
  const [typed, setTyped] = useState<TypedRegistration | null>(null);
  const [fullName, setFullName] = useState<string | null>(null);

  if (fullName !== null) return <Done fullName={fullName} />;
  const { request } = code;
  if (!request) {
    return (
      <GuestForm
        typed={typed}
        onSent={(sent, confirmation) => {
          setTyped(sent);
          code.sent(sent.UserName, confirmation);
        }}
      />
    );
  }
  return (
    <Code
      code={code}
      request={request}
      onChangeNumber={() => {
        // After a reload only the number is left of the typed fields.
        setTyped(typed ?? { UserName: request.mobile, FirstName: '', LastName: '' });
        code.end();
      }}
      onDone={setFullName}
    />
  );
}

/** Only the form sends a signed-in visitor away, because the last step itself signs the visitor in. */
function GuestForm(props: Parameters<typeof RegisterForm>[0]) {
  useSignedInVisitor(useReturnPath());
  return <RegisterForm {...props} />;
}

interface CodeProps {
  code: ReturnType<typeof useCodeRequest>;
  request: CodeRequest;
  onChangeNumber(): void;
  onDone(fullName: string): void;
}

function Code({ code, request, onChangeNumber, onDone }: CodeProps) {
  const ask = useAsk();
  const shell = useShellApi();
  const goTo = useReturnPath();

  return (
    <CodeStep
      request={request}
      onChangeNumber={onChangeNumber}
      onResent={code.resent}
      onCode={async (typed) => {
        const signedIn = await confirmRegistration(ask, typed);
        onDone(signedIn.UserFullName);
        code.end();
        shell.session.open(sessionOf(signedIn));
        shell.announce(messages.done);
      }}
    >
      {/* Only at this step is a visitor told that the number has an account already: this link is their way on. */}
      <p>
        {messages.haveAccount}{' '}
        <TextLink href={withReturnUrl('/login', goTo)}>{messages.signIn}</TextLink>
      </p>
    </CodeStep>
  );
}

function Done({ fullName }: { fullName: string }) {
  const signedIn = useSignedIn();
  const goTo = useReturnPath();

  return (
    <AuthLayout
      isNextStep
      title={messages.done}
      subtitle={signedIn ? messages.doneText(fullName) : undefined}
    >
      <ButtonLink href={goTo} size="large" wide>
        {goTo === '/' ? messages.goHome : messages.goOn}
      </ButtonLink>
      <TextLink href="/info">{messages.completeInfo}</TextLink>
    </AuthLayout>
  );
}
