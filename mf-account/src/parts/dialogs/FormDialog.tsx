import { useKeptFocus } from '@kashi/kit/use-kept-focus';
import { Button } from '@kashi/ui/actions/Button';
import { Dialog } from '@kashi/ui/overlay/Dialog';
import { Row } from '@kashi/ui/layout/Row';
import { Notice } from '@kashi/ui/notice/Notice';
import { useId, useRef, useState, type ReactNode } from 'react';
import { dialogMessages } from '../../account-messages.ts';

/** The link between a form and the dialog around it, which holds the form's buttons. */
export interface DialogForm {
  /** The id of the `<form>`, for the submit button outside it. */
  id: string;
  onBusy(busy: boolean): void;
  /** The shopper has changed something. */
  onTyped(): void;
}

interface FormDialogProps {
  title: string;
  /** The word on the save button. */
  save: string;
  /** False if Escape and the backdrop never close the dialog, not even before anything was typed. */
  dismissible?: boolean;
  size?: 'normal' | 'wide';
  onClose(): void;
  children: (form: DialogForm) => ReactNode;
}

/**
 * A dialog around a form. Once something was typed, Escape and the backdrop do not close it, and its cancel button and a phone's Back
 * ask first.
 */
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
  // The way on from the foot of the dialog, whose buttons take each other's place.
  const next = useRef<HTMLButtonElement>(null);
  useKeptFocus(next, Number(asking));

  const question = (
    <Notice
      variant="waiting"
      role="alert"
      action={
        <Row>
          <Button variant="danger" size="small" onClick={onClose}>
            {dialogMessages.discard}
          </Button>
          <Button ref={next} variant="quiet" size="small" onClick={() => setAsking(false)}>
            {dialogMessages.keepWriting}
          </Button>
        </Row>
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
      <Button ref={next} variant="secondary" onClick={() => (typed ? setAsking(true) : onClose())}>
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
      onHeld={() => setAsking(typed)}
      foot={asking ? question : buttons}
    >
      {children({ id, onBusy: setBusy, onTyped: () => setTyped(true) })}
    </Dialog>
  );
}
