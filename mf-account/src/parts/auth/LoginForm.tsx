import type { SignedIn } from '@kashi/contracts/account/account';
import { useAsk } from '@kashi/kit/use-ask';
import { Form } from '@kashi/kit/form/Form';
import { useForm } from '@kashi/kit/form/use-form';
import { Button } from '@kashi/ui/actions/Button';
import { Field } from '@kashi/ui/form/field/Field';
import { Input } from '@kashi/ui/form/Input';
import { TextLink } from '@kashi/ui/actions/TextLink';
import { accountMessages, loginMessages } from '../../account-messages.ts';
import { signIn } from './auth-data.ts';
import { PasswordInput } from './PasswordInput.tsx';

interface LoginFormProps {
  /** The address of the page that recovers a forgotten password. */
  forgotHref: string;
  /** Opens that page in another tab, so that the page under this form is not left. */
  forgotInNewTab?: boolean;
  onSignedIn(signedIn: SignedIn): void;
}

/** The form with number and password, for the sign-in page and for the dialog over a page whose session has ended. */
export function LoginForm({ forgotHref, forgotInNewTab = false, onSignedIn }: LoginFormProps) {
  const ask = useAsk();
  const form = useForm({
    isPlain: true,
    schema: () =>
      import(/* webpackChunkName: "contracts" */ '@kashi/contracts/account/account').then(
        (account) => account.loginSchema,
      ),
    async send(login) {
      onSignedIn(await signIn(ask, login));
    },
  });

  return (
    <Form form={form}>
      <Field label={accountMessages.mobile} error={form.errorOf('UserName')}>
        <Input name="UserName" inputMode="tel" autoComplete="username" ltr />
      </Field>
      <Field label={accountMessages.password} error={form.errorOf('Password')}>
        <PasswordInput name="Password" autoComplete="current-password" />
      </Field>
      <TextLink href={forgotHref} target={forgotInNewTab ? '_blank' : undefined}>
        {loginMessages.forgot}
      </TextLink>
      <Button type="submit" size="large" wide busy={form.busy}>
        {loginMessages.submit}
      </Button>
    </Form>
  );
}
