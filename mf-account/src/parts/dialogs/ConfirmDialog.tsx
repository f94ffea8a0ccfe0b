import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { FormProblem } from '@kashi/kit/form/FormProblem';
import { useAction } from '@kashi/kit/form/use-action';
import { Button } from '@kashi/ui/actions/Button';
import { MessageDialog } from '@kashi/ui/overlay/MessageDialog';
import type { ReactNode } from 'react';
import { dialogMessages } from '../../account-messages.ts';

interface ConfirmDialogProps {
  question: string;
  /** The word on the button; «حذف» by default. */
  action?: string;
  icon?: ReactNode;
  /** Does what was asked about, and closes the dialog. The dialog shows what it throws. */
  confirm(): Promise<void>;
  onClose(): void;
}

/** Asks before an action that cannot be undone (§2 and §5). */
export function ConfirmDialog({
  question,
  action = dialogMessages.remove,
  icon = <IconTrash aria-hidden="true" />,
  confirm,
  onClose,
}: ConfirmDialogProps) {
  const { start, busy, problem } = useAction(confirm);

  return (
    <MessageDialog
      tone="danger"
      icon={icon}
      message={
        <>
          <p>{question}</p>
          <FormProblem problem={problem} />
        </>
      }
      onClose={onClose}
      actions={
        <>
          <Button variant="danger" busy={busy} onClick={() => void start()}>
            {action}
          </Button>
          {/* One more Enter must not do what cannot be undone. */}
          <Button variant="secondary" onClick={onClose} data-autofocus>
            {dialogMessages.cancel}
          </Button>
        </>
      }
    />
  );
}
