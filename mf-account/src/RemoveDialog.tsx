import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { toProblem, type Problem } from '@kashi/shared/api/problem';
import { Button } from '@kashi/shared/ui/Button';
import { MessageDialog } from '@kashi/shared/ui/MessageDialog';
import { ProblemNotice } from '@kashi/shared/ui/ProblemNotice';
import { useState } from 'react';
import { dialogMessages } from './account-messages.ts';

interface RemoveDialogProps {
  question: string;
  /** Deletes, and tells whoever shows it; what it throws is shown here. */
  remove(): Promise<void>;
  onClose(): void;
}

/** Asks before something is deleted for good (sections 2 and 5). */
export function RemoveDialog({ question, remove, onClose }: RemoveDialogProps) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);

  async function confirm() {
    setBusy(true);
    setProblem(null);
    try {
      await remove();
    } catch (error) {
      setProblem(toProblem(error));
      setBusy(false);
    }
  }

  return (
    <MessageDialog
      tone="danger"
      icon={<IconTrash aria-hidden="true" />}
      message={
        <>
          <p>{question}</p>
          {problem && <ProblemNotice error={problem} />}
        </>
      }
      onClose={onClose}
      actions={
        <>
          <Button variant="danger" busy={busy} onClick={() => void confirm()}>
            {dialogMessages.remove}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {dialogMessages.cancel}
          </Button>
        </>
      }
    />
  );
}
