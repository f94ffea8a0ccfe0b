import type { RefusedForm } from '@kashi/shared/kit/plain/refused-form';
import { PlainField, PlainForm } from '@kashi/shared/kit/plain/PlainForm';
import { Button } from '@kashi/shared/ui/actions/Button';
import { Input } from '@kashi/shared/ui/form/Input';
import { TextLink } from '@kashi/shared/ui/actions/TextLink';
import { accountMessages, loginMessages } from '../account-messages.ts';
import { AuthLayout } from '../parts/auth/AuthLayout.tsx';
import { PasswordInput } from '../parts/auth/PasswordInput.tsx';
import { withReturnUrl } from '../parts/auth/return-url.ts';
import { messages } from './messages.ts';

export interface PlainLoginData {
  /** The path to which the sign-in leads. */
  goTo: string;
  refused: RefusedForm | null;
}

/** The sign-in by a form alone. */
export function PlainLogin({ data: { goTo, refused } }: { data: PlainLoginData }) {
  return (
    <AuthLayout title={messages.title} subtitle={messages.subtitle}>
      <PlainForm refused={refused}>
        <PlainField refused={refused} name="UserName" label={accountMessages.mobile}>
          <Input
            name="UserName"
            inputMode="tel"
            autoComplete="username"
            defaultValue={refused?.typed['UserName']}
            ltr
          />
        </PlainField>
        <PlainField refused={refused} name="Password" label={accountMessages.password}>
          <PasswordInput name="Password" autoComplete="current-password" />
        </PlainField>
        <TextLink href={withReturnUrl('/forgetPassword', goTo)}>{loginMessages.forgot}</TextLink>
        <Button type="submit" size="large" wide>
          {loginMessages.submit}
        </Button>
      </PlainForm>
      <p>
        {messages.noAccount}{' '}
        <TextLink href={withReturnUrl('/register', goTo)}>{messages.register}</TextLink>
      </p>
    </AuthLayout>
  );
}
