import { Form } from '@kashi/kit/form/Form';
import type { UsedForm } from '@kashi/kit/form/use-form';
import { useEffect, type ReactNode } from 'react';
import type { DialogForm } from './FormDialog.tsx';

interface FormInDialogProps {
  dialog: DialogForm;
  form: UsedForm;
  /** The fields. */
  children: ReactNode;
}

/** The form inside a `FormDialog`: it tells the dialog what its buttons must know. */
export function FormInDialog({ dialog, form, children }: FormInDialogProps) {
  const { id, onBusy, onTyped } = dialog;
  useEffect(() => onBusy(form.busy), [form.busy, onBusy]);

  return (
    <Form form={form} gap={4} id={id} onChange={onTyped}>
      {children}
    </Form>
  );
}
