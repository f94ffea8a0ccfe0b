import type { Confirmation } from '@kashi/contracts/account/account';
import { useAsk } from '@kashi/kit/use-ask';
import { Form } from '@kashi/kit/form/Form';
import { useForm } from '@kashi/kit/form/use-form';
import { Button } from '@kashi/ui/actions/Button';
import { Field } from '@kashi/ui/form/field/Field';
import { Input } from '@kashi/ui/form/Input';
import { TextLink } from '@kashi/ui/actions/TextLink';
import { accountMessages } from '../account-messages.ts';
import { AuthLayout } from '../parts/auth/AuthLayout.tsx';
import { useReturnPath, withReturnUrl } from '../parts/auth/return-url.ts';
import { requestRecovery } from './forget-password-data.ts';
import { messages } from './messages.ts';

interface RequestCodeFormProps {
  /** The number that was typed before; '' at first. */
  mobile: string;
  /** A signed-in customer comes for a password: the first one, or one in place of a forgotten one. */
  isFirst: boolean;
  onSent(mobile: string, confirmation: Confirmation): void;
}

export function RequestCodeForm({ mobile, isFirst, onSent }: RequestCodeFormProps) {
  const ask = useAsk();
  const goTo = useReturnPath();
  const form = useForm({
    isPlain: true,
    schema: () =>
      import(/* webpackChunkName: "contracts" */ '@kashi/contracts/account/account').then(
        (account) => account.forgetPasswordSchema,
      ),
    async send(request) {
      onSent(request.UserName, await requestRecovery(ask, request));
    },
  });

  return (
    <AuthLayout
      // The pressed button of the step before is gone.
      isNextStep={mobile !== ''}
      title={isFirst ? messages.first : messages.title}
      subtitle={messages.subtitle}
    >
      <Form form={form}>
        <Field label={accountMessages.mobile} error={form.errorOf('UserName')}>
          <Input
            name="UserName"
            inputMode="tel"
            autoComplete="username"
            defaultValue={mobile}
            ltr
          />
        </Field>
        <Button type="submit" size="large" wide busy={form.busy}>
          {messages.send}
        </Button>
        {!isFirst && (
          <p>
            {messages.remembered}{' '}
            <TextLink href={withReturnUrl('/login', goTo)}>{messages.signIn}</TextLink>
          </p>
        )}
      </Form>
    </AuthLayout>
  );
}
