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
  /** The reasons stand below the fields, for a form of one line: its field and button stay where the shopper has pressed them. */
  reasonsBelow?: boolean;
}

/**
 * The one form component for code: above its fields it shows why the form was not accepted, with wrong fields as links to them,
 * and any other failure as a sentence with the time until the next try. Its own button is the retry.
 */
export function Form(props: FormProps) {
  const { form, gap = 5, reasonsBelow = false, onChange, children, ...rest } = props;
  const { attributes, errors, problem, refusals } = form.state;
  const reasons = (
    <>
      {/* A new list for each refusal, since a screen reader says an alert that comes, and not one that stays. */}
      <ErrorList key={refusals} errors={errors} />
      <FormProblem problem={problem} />
    </>
  );
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
        {!reasonsBelow && reasons}
        {children}
        {reasonsBelow && reasons}
      </Stack>
    </form>
  );
}
