import type { ContactMessage } from '@kashi/contracts/desk/contact-messages';
import { Typography } from '@mui/material';
import { useState } from 'react';
import { AskDialog } from '../parts/form/AskDialog.tsx';
import { TextEntry } from '../parts/form/TextEntry.tsx';
import { useChange } from '../parts/state/reading.ts';
import { useSubmit } from '../parts/form/use-submit.tsx';
import { messages } from './messages.ts';

interface Props {
  message: ContactMessage;
  onDone(): void;
  onClose(): void;
}

/** Takes a message off the list, and keeps a note about the answer. */
export function DoneDialog({ message, onDone, onClose }: Props) {
  const [note, setNote] = useState('');
  const done = useChange('POST /v1/desk/messages/done');
  const form = useSubmit(note, async () => {
    await done.mutateAsync({ id: message.id, note });
    onDone();
  });
  return (
    <AskDialog title={messages.done} send={messages.done} form={form} onClose={onClose}>
      {form.failure}
      <Typography sx={{ marginBlockEnd: 1 }}>{message.comment}</Typography>
      <TextEntry
        label={messages.note}
        helperText={messages.noteHint}
        value={note}
        onChange={setNote}
        problem={form.problemOf('note')}
        multiline
        minRows={3}
      />
    </AskDialog>
  );
}
