import { Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { useLogin } from 'react-admin';
import { CodeEntry } from '../parts/form/CodeEntry.tsx';
import { PasswordEntry } from '../parts/form/PasswordEntry.tsx';
import { TextEntry } from '../parts/form/TextEntry.tsx';
import { SteadyButton } from '../parts/form/SteadyButton.tsx';
import { useSubmit } from '../parts/form/use-submit.tsx';
import { askDesk, type ValueOf } from '../server/ask-desk.ts';
import { QrCode } from './QrCode.tsx';
import { messages } from './messages.ts';

interface Props {
  token: string;
  begun: ValueOf<'POST /v1/desk/setup/begin'>;
}

/** Names, password and second factor of a new member. Only the first owner chooses names; other members have names already. */
export function SetUpForm({ token, begun }: Props) {
  const [fullName, setFullName] = useState(begun.fullName ?? '');
  const [userName, setUserName] = useState(begun.userName ?? '');
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const login = useLogin();
  const form = useSubmit(null, async () => {
    const names = begun.userName === null ? { userName, fullName } : {};
    const finish = { token, password, code, ...names };
    await login(await askDesk('POST /v1/desk/setup/finish', finish), '/');
  });

  return (
    <form onSubmit={form.submit} noValidate>
      {form.failure}
      <TextEntry
        label={messages.fullName}
        value={fullName}
        onChange={setFullName}
        problem={form.problemOf('fullName')}
        autoComplete="name"
        disabled={begun.fullName !== null}
      />
      <TextEntry
        label={messages.userName}
        value={userName}
        onChange={setUserName}
        problem={form.problemOf('userName')}
        autoComplete="username"
        disabled={begun.userName !== null}
        ltr
      />
      <PasswordEntry
        value={password}
        onChange={setPassword}
        form={form}
        isNew
        helperText={messages.passwordHint}
      />
      <Authenticator address={begun.address} secret={begun.secret} />
      <CodeEntry value={code} onChange={setCode} form={form} />
      <SteadyButton type="submit" variant="contained" fullWidth isBusy={form.isBusy} sx={{ mt: 2 }}>
        {messages.finish}
      </SteadyButton>
    </form>
  );
}

/** The secret of the second factor: as a QR code for a telephone's camera, and as text for members without a camera. */
function Authenticator({ address, secret }: { address: string; secret: string }) {
  return (
    <Stack sx={{ gap: 1, marginBlock: 2, alignItems: 'center' }}>
      <Typography variant="h6" component="h2" sx={{ alignSelf: 'start' }}>
        {messages.authenticator}
      </Typography>
      <Typography color="text.secondary">{messages.authenticatorHint}</Typography>
      <QrCode text={address} title={messages.qrCode} />
      <Typography>{messages.secret}</Typography>
      <Typography component="code" dir="ltr" sx={{ overflowWrap: 'anywhere', textAlign: 'center' }}>
        {secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}
      </Typography>
    </Stack>
  );
}
