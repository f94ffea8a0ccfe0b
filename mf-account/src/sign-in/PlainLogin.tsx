import type { RefusedForm } from '@kashi/kit/plain/refused-form';
import { PlainField, PlainForm } from '@kashi/kit/plain/PlainForm';
import { plainAddress } from '@kashi/kit/plain/take-typed';
import { Button } from '@kashi/ui/actions/Button';
import { Input } from '@kashi/ui/form/Input';
import { TextLink } from '@kashi/ui/actions/TextLink';
import { accountMessages, loginMessages } from '../account-messages.ts';
import { AuthLayout } from '../parts/auth/AuthLayout.tsx';
import { PasswordInput } from '../parts/auth/PasswordInput.tsx';
import { PlainCode } from '../parts/auth/PlainCode.tsx';
import { withReturnUrl } from '../parts/auth/return-url.ts';
import { messages } from './messages.ts';
import { OtherWays } from './OtherWays.tsx';
import { RulesNote } from './RulesNote.tsx';

export interface PlainLoginData {
  /** The path to which the sign-in leads. */
  goTo: string;
  url: URL;
  step: LoginStep;
  refused: RefusedForm | null;
}

type LoginStep =
  | { name: 'number'; mobile: string }
  | { name: 'code'; mobile: string; seconds: number; isResent: boolean }
  | { name: 'password' };

/** The sign-in by forms alone. */
export function PlainLogin({ data: { goTo, url, step, refused } }: { data: PlainLoginData }) {
  switch (step.name) {
    case 'password':
      return (
        <AuthLayout title={messages.title} subtitle={messages.passwordSubtitle}>
          <PlainForm refused={refused}>
            <NumberField refused={refused} mobile="" />
            <PlainField refused={refused} name="Password" label={accountMessages.password}>
              <PasswordInput name="Password" autoComplete="current-password" />
            </PlainField>
            <TextLink href={withReturnUrl('/forgetPassword', goTo)}>
              {loginMessages.forgot}
            </TextLink>
            <Button type="submit" size="large" wide>
              {loginMessages.submit}
            </Button>
          </PlainForm>
          <OtherWays way="password" goTo={goTo} />
        </AuthLayout>
      );
    case 'code':
      return (
        <PlainCode
          {...step}
          refused={refused}
          numberHref={plainAddress(url, 'number')}
          stepHref={plainAddress(url, 'code')}
        >
          <OtherWays way="code" goTo={goTo} />
        </PlainCode>
      );
    case 'number':
      return (
        <AuthLayout title={messages.title} subtitle={messages.codeSubtitle}>
          <PlainForm refused={refused}>
            <NumberField refused={refused} mobile={step.mobile} />
            <Button type="submit" size="large" wide>
              {messages.send}
            </Button>
            <RulesNote />
          </PlainForm>
          <OtherWays way="code" goTo={goTo} />
        </AuthLayout>
      );
  }
}

function NumberField({ refused, mobile }: { refused: RefusedForm | null; mobile: string }) {
  return (
    <PlainField refused={refused} name="UserName" label={accountMessages.mobile}>
      <Input
        name="UserName"
        inputMode="tel"
        autoComplete="username"
        defaultValue={refused?.typed['UserName'] ?? mobile}
        ltr
      />
    </PlainField>
  );
}
