import type { RefusedForm } from '@kashi/kit/plain/refused-form';
import { PlainField, PlainForm } from '@kashi/kit/plain/PlainForm';
import { plainAddress } from '@kashi/kit/plain/take-typed';
import { Button } from '@kashi/ui/actions/Button';
import { ButtonLink } from '@kashi/ui/actions/ButtonLink';
import { Input } from '@kashi/ui/form/Input';
import { TextLink } from '@kashi/ui/actions/TextLink';
import { accountMessages } from '../account-messages.ts';
import { AuthLayout } from '../parts/auth/AuthLayout.tsx';
import { PlainCode } from '../parts/auth/PlainCode.tsx';
import { PlainPasswordFields } from '../parts/auth/PlainPasswordFields.tsx';
import { returnPath, withReturnUrl } from '../parts/auth/return-url.ts';
import { messages } from './messages.ts';

export interface PlainRecoveryData {
  url: URL;
  step: RecoveryStep;
  refused: RefusedForm | null;
}

type RecoveryStep =
  | { name: 'number'; mobile: string }
  | { name: 'code'; mobile: string; seconds: number; isResent: boolean }
  | { name: 'password' }
  | { name: 'done' };

/** The recovery of a password by forms alone. */
export function PlainRecovery({ data: { url, step, refused } }: { data: PlainRecoveryData }) {
  // A signed-in customer comes for a password: the first one, or one in place of a forgotten one (R17).
  const isFirst = url.searchParams.has('first');
  const goTo = returnPath(url.search);
  switch (step.name) {
    case 'done':
      return (
        <AuthLayout title={messages.done} subtitle={messages.doneText}>
          <ButtonLink href={goTo} size="large" wide>
            {goTo === '/' ? messages.goHome : messages.goOn}
          </ButtonLink>
        </AuthLayout>
      );
    case 'password':
      return (
        <AuthLayout title={messages.newPassword} subtitle={messages.newPasswordSubtitle}>
          <PlainForm refused={refused}>
            <PlainPasswordFields refused={refused} />
            <Button type="submit" name="step" value="password" size="large" wide>
              {messages.save}
            </Button>
          </PlainForm>
        </AuthLayout>
      );
    case 'code':
      return (
        <PlainCode
          {...step}
          refused={refused}
          numberHref={plainAddress(url, 'number')}
          stepHref={plainAddress(url, 'code')}
        />
      );
    case 'number':
      return (
        <AuthLayout title={isFirst ? messages.first : messages.title} subtitle={messages.subtitle}>
          <PlainForm refused={refused}>
            <PlainField refused={refused} name="UserName" label={accountMessages.mobile}>
              <Input
                name="UserName"
                inputMode="tel"
                autoComplete="username"
                defaultValue={refused?.typed['UserName'] ?? step.mobile}
                ltr
              />
            </PlainField>
            <Button type="submit" size="large" wide>
              {messages.send}
            </Button>
          </PlainForm>
          {!isFirst && (
            <p>
              {messages.remembered}{' '}
              <TextLink href={withReturnUrl('/login', goTo)}>{messages.signIn}</TextLink>
            </p>
          )}
        </AuthLayout>
      );
  }
}
