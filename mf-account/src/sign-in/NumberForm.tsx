import type { Confirmation } from '@kashi/contracts/account/account';
import { useAsk } from '@kashi/kit/use-ask';
import { Form } from '@kashi/kit/form/Form';
import { useForm } from '@kashi/kit/form/use-form';
import { Button } from '@kashi/ui/actions/Button';
import { Field } from '@kashi/ui/form/field/Field';
import { Input } from '@kashi/ui/form/Input';
import { accountMessages } from '../account-messages.ts';
import { AuthLayout } from '../parts/auth/AuthLayout.tsx';
import { askForCode } from './code-login-data.ts';
import { messages } from './messages.ts';
import { OtherWays } from './OtherWays.tsx';
import { RulesNote } from './RulesNote.tsx';

interface NumberFormProps {
  goTo: string;
  /** The number that was typed before; '' at first. */
  mobile: string;
  onSent(mobile: string, confirmation: Confirmation): void;
}

/** The step that asks for the number. */
export function NumberForm({ goTo, mobile, onSent }: NumberFormProps) {
  const ask = useAsk();
  const form = useForm({
    isPlain: true,
    schema: () =>
      import(/* webpackChunkName: "contracts" */ '@kashi/contracts/account/account').then(
        (account) => account.loginByCodeSchema,
      ),
    async send(request) {
      onSent(request.UserName, await askForCode(ask, request));
    },
  });

  return (
    <AuthLayout
      // The pressed button of the step before is gone.
      isNextStep={mobile !== ''}
      title={messages.title}
      subtitle={messages.codeSubtitle}
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
        <RulesNote />
      </Form>
      <OtherWays way="code" goTo={goTo} />
    </AuthLayout>
  );
}
