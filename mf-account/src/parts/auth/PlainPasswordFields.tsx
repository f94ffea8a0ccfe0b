import { PlainField } from '@kashi/kit/plain/PlainForm';
import type { RefusedForm } from '@kashi/kit/plain/refused-form';
import { accountMessages } from '../../account-messages.ts';
import { PasswordInput } from './PasswordInput.tsx';

/** `NewPasswordFields` for a page without JavaScript. */
export function PlainPasswordFields({ refused }: { refused: RefusedForm | null }) {
  return (
    <>
      <PlainField
        refused={refused}
        name="Password"
        label={accountMessages.password}
        hint={accountMessages.passwordHint}
      >
        <PasswordInput name="Password" autoComplete="new-password" />
      </PlainField>
      <PlainField refused={refused} name="RePassword" label={accountMessages.repeatPassword}>
        <PasswordInput name="RePassword" autoComplete="new-password" />
      </PlainField>
    </>
  );
}
