import type { ComponentProps } from 'react';
import { ErrorList } from '@kashi/ui/form/field/ErrorList';
import { Stack } from '@kashi/ui/layout/Stack';
import { FormProblem } from './FormProblem.tsx';
import type { FormState, UsedForm } from './use-form.tsx';

interface FormProps extends Omit<ComponentProps<'form'>, keyof FormState['attributes']> {
  /** Called on every change, beside the form's own check. */
  onChange?: ComponentProps<'form'>['onChange'];
  /** The result of `useForm`. */
  form: Pick<UsedForm, 'state'>;
  /** The gap between the fields, see `Stack`. */
  gap?: ComponentProps<typeof Stack>['gap'];
}

/**
 * The one form component for code: above its fields it shows why the form was not accepted, with wrong fields as links to them,
 * and any other failure as a sentence with the time until the next try. Its own button is the retry.
 */
export function Form({ form: { state }, gap = 5, onChange, children, ...rest }: FormProps) {
  const { attributes, errors, problem } = state;
  return (
    <form
      {...rest}
      {...attributes}
      onChange={(event) => {
        attributes.onChange?.(event);
        onChange?.(event);
      }}
    >
      <Stack gap={gap}>
        <ErrorList errors={errors} />
        <FormProblem problem={problem} />
        {children}
      </Stack>
    </form>
  );
}
