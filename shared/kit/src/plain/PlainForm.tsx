import type { ReactNode } from 'react';
import { ErrorList } from '@kashi/ui/form/field/ErrorList';
import { Field } from '@kashi/ui/form/field/Field';
import { Stack } from '@kashi/ui/layout/Stack';
import { FormProblem } from '../form/FormProblem.tsx';
import { problemOf, type RefusedForm } from './refused-form.tsx';

interface PlainFormProps {
  /** The address of the form's page; without it the present one. */
  action?: string | undefined;
  /** Why the form was refused; null where it was not. */
  refused: RefusedForm | null;
  children: ReactNode;
}

/** `Form` for a page without JavaScript: the browser posts it, and above its fields stands why it was not accepted. */
export function PlainForm({ action, refused, children }: PlainFormProps) {
  return (
    <form method="post" action={action} noValidate>
      <Stack gap={5}>
        <PlainRefusal refused={refused} />
        {children}
      </Stack>
    </form>
  );
}

/** Why a form was refused; on a page of several forms above them all. */
export function PlainRefusal({ refused }: Pick<PlainFormProps, 'refused'>) {
  return (
    <>
      <ErrorList errors={refused?.errors ?? []} />
      <FormProblem problem={refused && problemOf(refused)} />
    </>
  );
}

interface PlainFieldProps {
  refused: RefusedForm | null;
  name: string;
  label: ReactNode;
  hint?: ReactNode;
  optional?: boolean;
  children: ReactNode;
}

/** `Field` with its error, at the place to which the list of errors leads. */
export function PlainField({ refused, name, ...field }: PlainFieldProps) {
  const error = refused?.errors.find(({ Field: wrong }) => wrong === name)?.Message;
  return (
    <div id={name}>
      <Field {...field} error={error} />
    </div>
  );
}
