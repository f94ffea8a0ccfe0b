import type { Passkey } from '@kashi/contracts/desk/passkeys';
import { Typography } from '@mui/material';
import { useState } from 'react';
import { AskDialog } from '../parts/form/AskDialog.tsx';
import { PasswordEntry } from '../parts/form/PasswordEntry.tsx';
import { useSubmit } from '../parts/form/use-submit.tsx';
import { useChange } from '../parts/state/reading.ts';
import { messages } from './messages.ts';

interface Props {
  passkey: Passkey;
  onRemoved(): void;
  onClose(): void;
}

/** Removes one of the member's own passkeys, against the password. */
export function RemovePasskeyDialog({ passkey: { id, name }, onRemoved, onClose }: Props) {
  const [password, setPassword] = useState('');
  const remove = useChange('POST /v1/desk/passkeys/remove');
  const form = useSubmit(null, async () => {
    await remove.mutateAsync({ id, password });
    onRemoved();
    onClose();
  });
  return (
    <AskDialog
      title={messages.removeOf(name)}
      send={messages.remove}
      isDanger
      form={form}
      onClose={onClose}
    >
      {form.failure}
      <Typography sx={{ marginBlockEnd: 1 }}>{messages.removeHint}</Typography>
      <PasswordEntry value={password} onChange={setPassword} form={form} />
    </AskDialog>
  );
}
