import type { Opening } from '@kashi/contracts/desk/opening';
import { Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { AskDialog } from '../parts/form/AskDialog.tsx';
import { TextEntry } from '../parts/form/TextEntry.tsx';
import { useSubmit } from '../parts/form/use-submit.tsx';
import { useChange } from '../parts/state/reading.ts';
import { messages } from './messages.ts';

interface Props {
  opening: Opening;
  onClosed(): void;
  onCancel(): void;
}

/** Asks for the sentence that shoppers read, and closes the shop or changes the sentence of a closed one. */
export function CloseDialog({ opening, onClosed, onCancel }: Props) {
  const isClosed = opening.state === 'closed';
  const [sentence, setSentence] = useState(opening.sentence);
  const close = useChange('POST /v1/desk/opening/close');
  const queries = useQueryClient();
  const form = useSubmit(sentence, async () => {
    try {
      await close.mutateAsync({ sentence, version: opening.version });
    } catch (error) {
      // The next try is made from the state that another owner has left.
      await queries.invalidateQueries();
      throw error;
    }
    onClosed();
  });
  return (
    <AskDialog
      title={isClosed ? messages.changeSentence : messages.close}
      send={isClosed ? messages.saveSentence : messages.close}
      isDanger={!isClosed}
      form={form}
      onClose={onCancel}
    >
      {!isClosed && <Typography sx={{ marginBlockEnd: 2 }}>{messages.whatCloses}</Typography>}
      <TextEntry
        label={messages.sentence}
        helperText={messages.sentenceHint}
        value={sentence}
        onChange={setSentence}
        problem={form.problemOf('sentence')}
        multiline
      />
      {form.failure}
    </AskDialog>
  );
}
