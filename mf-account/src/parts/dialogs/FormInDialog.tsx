import type { Problem } from '@kashi/shared/api/problem';
import type { FieldError } from '@kashi/shared/contracts/envelope';
import { ErrorList } from '@kashi/shared/ui/form/ErrorList';
import { Stack } from '@kashi/shared/ui/layout/Stack';
import { useEffect, type ComponentProps, type ReactNode } from 'react';
import type { DialogForm } from './FormDialog.tsx';
import { FormProblem } from './FormProblem.tsx';

interface FormInDialogProps {
  dialog: DialogForm;
  /** What `useForm` has answered. */
  form: {
    errors: readonly FieldError[];
    problem: Problem | null;
    busy: boolean;
    formProps: ComponentProps<'form'>;
  };
  /** The fields. */
  children: ReactNode;
}

/** The form inside a `FormDialog`: it tells the dialog what its buttons must know. */
export function FormInDialog({ dialog, form, children }: FormInDialogProps) {
  const { id, onBusy, onTyped } = dialog;
  const { errors, problem, busy, formProps } = form;
  useEffect(() => onBusy(busy), [busy, onBusy]);

  return (
    <form {...formProps} id={id} onChange={onTyped}>
      <Stack gap={4}>
        <ErrorList errors={errors} />
        <FormProblem problem={problem} />
        {children}
      </Stack>
    </form>
  );
}
