import type { Confirmation, Registration } from '@kashi/contracts/account/account';
import { useAsk } from '@kashi/kit/use-ask';
import { Form } from '@kashi/kit/form/Form';
import { useForm } from '@kashi/kit/form/use-form';
import { Button } from '@kashi/ui/actions/Button';
import { Field } from '@kashi/ui/form/field/Field';
import { FieldGrid } from '@kashi/ui/form/field/FieldGrid';
import { Input } from '@kashi/ui/form/Input';
import { TextLink } from '@kashi/ui/actions/TextLink';
import { useState } from 'react';
import { accountMessages } from '../account-messages.ts';
import { AuthLayout } from '../parts/auth/AuthLayout.tsx';
import { NewPasswordFields } from '../parts/auth/NewPasswordFields.tsx';
import { RulesChoice } from '../parts/auth/RulesChoice.tsx';
import { useReturnPath, withReturnUrl } from '../parts/auth/return-url.ts';
import { messages } from './messages.ts';
import { register } from './register-data.ts';

/** The fields that are kept while the code is on its way, so that a wrong number can be mended without typing them again. */
export type TypedRegistration = Pick<Registration, 'UserName' | 'FirstName' | 'LastName'>;

interface RegisterFormProps {
  /** What was typed before; null at first. */
  typed: TypedRegistration | null;
  onSent(typed: TypedRegistration, confirmation: Confirmation): void;
}

export function RegisterForm({ typed, onSent }: RegisterFormProps) {
  const goTo = useReturnPath();
  const ask = useAsk();
  // The agreement is checked at the start (§4); without it nothing can be sent.
  const [agreed, setAgreed] = useState(true);
  const form = useForm({
    isPlain: true,
    schema: () =>
      import(/* webpackChunkName: "contracts" */ '@kashi/contracts/account/account').then(
        (account) => account.registerSchema,
      ),
    async send(registration) {
      onSent(registration, await register(ask, registration));
    },
  });

  return (
    <AuthLayout
      // The pressed button of the step before is gone.
      isNextStep={typed !== null}
      title={messages.title}
      subtitle={messages.step}
    >
      <Form form={form}>
        <FieldGrid>
          <Field label={messages.firstName} error={form.errorOf('FirstName')}>
            <Input name="FirstName" autoComplete="given-name" defaultValue={typed?.FirstName} />
          </Field>
          <Field label={messages.lastName} error={form.errorOf('LastName')}>
            <Input name="LastName" autoComplete="family-name" defaultValue={typed?.LastName} />
          </Field>
        </FieldGrid>
        <Field label={accountMessages.mobile} error={form.errorOf('UserName')}>
          <Input
            name="UserName"
            inputMode="tel"
            autoComplete="username"
            defaultValue={typed?.UserName}
            ltr
          />
        </Field>
        <NewPasswordFields errorOf={form.errorOf} />
        <RulesChoice checked={agreed} onChange={(event) => setAgreed(event.target.checked)} />
        <Button type="submit" size="large" wide disabled={!agreed} busy={form.busy}>
          {messages.submit}
        </Button>
        <p>
          {messages.haveAccount}{' '}
          <TextLink href={withReturnUrl('/login', goTo)}>{messages.signIn}</TextLink>
        </p>
      </Form>
    </AuthLayout>
  );
}
