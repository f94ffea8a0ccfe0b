import type { OwnPage } from '@kashi/contracts/desk/pages';
import { Button } from '@mui/material';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { AskDialog } from '../parts/form/AskDialog.tsx';
import { forgetUnsaved } from '../parts/form/unsaved.ts';
import { useSubmit } from '../parts/form/use-submit.tsx';
import { useChange } from '../parts/state/reading.ts';
import { messages } from './messages.ts';

/** Deletes a page after a question, and leads back to the list. */
export function DeletePage({ page: { name, title, version } }: { page: OwnPage }) {
  const [isAsking, setIsAsking] = useState(false);
  const remove = useChange('POST /v1/desk/pages/delete');
  const navigate = useNavigate();
  const form = useSubmit(null, async () => {
    await remove.mutateAsync({ name, version });
    forgetUnsaved();
    void navigate('/pages');
  });

  return (
    <>
      <Button color="error" onClick={() => setIsAsking(true)}>
        {messages.delete}
      </Button>
      {isAsking && (
        <AskDialog
          title={messages.delete}
          send={messages.delete}
          isDanger
          form={form}
          onClose={() => setIsAsking(false)}
        >
          {form.failure}
          <p>{messages.deleteAsk(title)}</p>
        </AskDialog>
      )}
    </>
  );
}
