import { Button } from '@kashi/shared/ui/actions/Button';
import { Dialog } from '@kashi/shared/ui/overlay/Dialog';
import { Notice } from '@kashi/shared/ui/notice/Notice';
import { useId, useState, type ReactNode } from 'react';
import { dialogMessages } from '../../account-messages.ts';

/** What a form inside needs to be saved and guarded by its dialog. */
export interface DialogForm {
  /** Of the `<form>`, for the submit button outside of it. */
  id: string;
  onBusy(busy: boolean): void;
  /** The shopper has changed something. */
  onTyped(): void;
}

interface FormDialogProps {
  title: string;
  /** The word on the save button. */
  save: string;
  /** False where Escape and the backdrop never close it, even while nothing has been typed. */
  dismissible?: boolean;
  size?: 'normal' | 'wide';
  onClose(): void;
  children: (form: DialogForm) => ReactNode;
}

/** A dialog round a form. Once something is typed no slip closes it, and its own cancel button asks first. */
export function FormDialog({
  title,
  save,
  dismissible = true,
  size,
  onClose,
  children,
}: FormDialogProps) {
  const id = useId();
  const [busy, setBusy] = useState(false);
  const [typed, setTyped] = useState(false);
  const [asking, setAsking] = useState(false);

  const question = (
    <Notice
      variant="waiting"
      role="alert"
      action={
        <>
          <Button variant="danger" size="small" onClick={onClose}>
            {dialogMessages.discard}
          </Button>
          <Button variant="quiet" size="small" onClick={() => setAsking(false)}>
            {dialogMessages.keepWriting}
          </Button>
        </>
      }
    >
      {dialogMessages.discardQuestion}
    </Notice>
  );
  const buttons = (
    <>
      <Button type="submit" form={id} busy={busy}>
        {save}
      </Button>
      <Button variant="secondary" onClick={() => (typed ? setAsking(true) : onClose())}>
        {dialogMessages.cancel}
      </Button>
    </>
  );

  return (
    <Dialog
      title={title}
      size={size}
      dismissible={dismissible && !typed}
      onClose={onClose}
      foot={asking ? question : buttons}
    >
      {children({ id, onBusy: setBusy, onTyped: () => setTyped(true) })}
    </Dialog>
  );
}
