import type { DeskSession } from '@kashi/contracts/desk/session';
import { Button, Typography } from '@mui/material';
import { useState } from 'react';
import { CodeEntry } from '../parts/form/CodeEntry.tsx';
import { PasswordEntry } from '../parts/form/PasswordEntry.tsx';
import { TextEntry } from '../parts/form/TextEntry.tsx';
import { focusFirst } from '../parts/keys/focus-first.ts';
import { SteadyButton } from '../parts/form/SteadyButton.tsx';
import { useSubmit } from '../parts/form/use-submit.tsx';
import { askDesk } from '../server/ask-desk.ts';
import { PasskeySignIn } from './PasskeySignIn.tsx';
import { messages } from './messages.ts';

/** The steps of a sign-in: a passkey, or the password and then the code of the member's authenticator application. */
export function SignInSteps({ onWhole }: { onWhole(session: DeskSession): Promise<unknown> }) {
  const [stage, setStage] = useState<'password' | 'code'>('password');

  const signedIn = async (session: DeskSession) => {
    if (session.stage === 'whole') await onWhole(session);
    else setStage('code');
  };
  return (
    <>
      {stage === 'password' ? (
        <PasswordForm onSignedIn={signedIn} />
      ) : (
        <CodeForm onSignedIn={signedIn} onBack={() => setStage('password')} />
      )}
      <PasskeySignIn onSignedIn={signedIn} />
    </>
  );
}

type SignedIn = (session: DeskSession) => Promise<void>;

function PasswordForm({ onSignedIn }: { onSignedIn: SignedIn }) {
  const [userName, setUserName] = useState('');
  const [password, setPassword] = useState('');
  const form = useSubmit(null, async () =>
    onSignedIn(await askDesk('POST /v1/desk/session/sign-in', { userName, password })),
  );
  return (
    <form ref={focusFirst} onSubmit={form.submit} noValidate>
      {form.failure}
      <TextEntry
        label={messages.userName}
        value={userName}
        onChange={setUserName}
        problem={form.problemOf('userName')}
        autoComplete="username"
        ltr
      />
      <PasswordEntry value={password} onChange={setPassword} form={form} />
      <SteadyButton type="submit" variant="contained" fullWidth isBusy={form.isBusy} sx={{ mt: 2 }}>
        {messages.next}
      </SteadyButton>
    </form>
  );
}

function CodeForm({ onSignedIn, onBack }: { onSignedIn: SignedIn; onBack: () => void }) {
  const [code, setCode] = useState('');
  const form = useSubmit(null, async () =>
    onSignedIn(await askDesk('POST /v1/desk/session/second-factor', { code })),
  );
  return (
    <form ref={focusFirst} onSubmit={form.submit} noValidate>
      <Typography color="text.secondary">{messages.codeHint}</Typography>
      {form.failure}
      <CodeEntry value={code} onChange={setCode} form={form} />
      <SteadyButton type="submit" variant="contained" fullWidth isBusy={form.isBusy} sx={{ mt: 2 }}>
        {messages.signIn}
      </SteadyButton>
      <Button fullWidth onClick={onBack} sx={{ mt: 1 }}>
        {messages.back}
      </Button>
    </form>
  );
}
