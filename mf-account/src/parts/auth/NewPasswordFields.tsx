import { Field } from '@kashi/ui/form/field/Field';
import { accountMessages } from '../../account-messages.ts';
import { PasswordInput } from './PasswordInput.tsx';

interface NewPasswordFieldsProps {
  errorOf(name: string): string | undefined;
}

/** The fields for a new password and its repeat (§5). */
export function NewPasswordFields({ errorOf }: NewPasswordFieldsProps) {
  return (
    <>
      <Field
        label={accountMessages.password}
        hint={accountMessages.passwordHint}
        error={errorOf('Password')}
      >
        <PasswordInput name="Password" autoComplete="new-password" />
      </Field>
      <Field label={accountMessages.repeatPassword} error={errorOf('RePassword')}>
        <PasswordInput name="RePassword" autoComplete="new-password" />
      </Field>
    </>
  );
}
