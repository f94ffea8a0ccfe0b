import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Typography,
} from '@mui/material';
import { useId, useState } from 'react';
import { AskDialog } from '../parts/form/AskDialog.tsx';
import { PasswordEntry } from '../parts/form/PasswordEntry.tsx';
import { useSubmit } from '../parts/form/use-submit.tsx';
import { useChange } from '../parts/state/reading.ts';
import { messages } from './messages.ts';

/** Changes the member's own password, against the old one, and says what became of the other sessions. */
export function PasswordDialog({ onClose }: { onClose(): void }) {
  const [oldPassword, setOldPassword] = useState('');
  const [newPassword, setNewPassword] = useState('');
  const change = useChange('POST /v1/desk/session/password');
  const form = useSubmit(null, () => change.mutateAsync({ oldPassword, newPassword }));
  if (change.isSuccess) return <Changed onClose={onClose} />;
  return (
    <AskDialog title={messages.title} send={messages.change} form={form} onClose={onClose}>
      {form.failure}
      <Typography sx={{ marginBlockEnd: 1 }}>{messages.hint}</Typography>
      <PasswordEntry
        name="oldPassword"
        label={messages.old}
        value={oldPassword}
        onChange={setOldPassword}
        form={form}
      />
      <PasswordEntry
        name="newPassword"
        label={messages.new}
        value={newPassword}
        onChange={setNewPassword}
        form={form}
        isNew
        helperText={messages.newHint}
      />
    </AskDialog>
  );
}

/** The bar that the dialog was opened from has no place for the result, so that the result is a dialog too. */
function Changed({ onClose }: { onClose(): void }) {
  const id = useId();
  return (
    <Dialog
      open
      onClose={onClose}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-result`}
    >
      <DialogTitle id={`${id}-title`}>{messages.title}</DialogTitle>
      <DialogContent>
        <Alert id={`${id}-result`} role="none" severity="success">
          {messages.changed}
        </Alert>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{messages.close}</Button>
      </DialogActions>
    </Dialog>
  );
}
