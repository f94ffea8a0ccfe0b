import type { RefusedForm } from '@kashi/kit/plain/refused-form';
import { PlainField, PlainForm } from '@kashi/kit/plain/PlainForm';
import { plainAddress } from '@kashi/kit/plain/take-typed';
import { Button } from '@kashi/ui/actions/Button';
import { ButtonLink } from '@kashi/ui/actions/ButtonLink';
import { FieldGrid } from '@kashi/ui/form/field/FieldGrid';
import { FieldError } from '@kashi/ui/form/field/FieldError';
import { Input } from '@kashi/ui/form/Input';
import { TextLink } from '@kashi/ui/actions/TextLink';
import { accountMessages } from '../account-messages.ts';
import { AuthLayout } from '../parts/auth/AuthLayout.tsx';
import { PlainCode } from '../parts/auth/PlainCode.tsx';
import { PlainPasswordFields } from '../parts/auth/PlainPasswordFields.tsx';
import { withReturnUrl } from '../parts/auth/return-url.ts';
import { rulesField, RulesChoice } from '../parts/auth/RulesChoice.tsx';
import { messages } from './messages.ts';

export interface PlainRegisterData {
  /** The path to which the registration leads. */
  goTo: string;
  url: URL;
  step: RegisterStep;
  refused: RefusedForm | null;
}

type RegisterStep =
  | { name: 'form'; mobile: string }
  | { name: 'code'; mobile: string; seconds: number; isResent: boolean }
  | { name: 'done' };

/** The registration by forms alone. */
export function PlainRegister({ data }: { data: PlainRegisterData }) {
  const { goTo, url, step, refused } = data;
  const signIn = (
    <p>
      {messages.haveAccount}{' '}
      <TextLink href={withReturnUrl('/login', goTo)}>{messages.signIn}</TextLink>
    </p>
  );

  switch (step.name) {
    case 'done':
      return (
        <AuthLayout title={messages.done}>
          <ButtonLink href={goTo} size="large" wide>
            {goTo === '/' ? messages.goHome : messages.goOn}
          </ButtonLink>
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
          {signIn}
        </PlainCode>
      );
    case 'form':
      return (
        <AuthLayout title={messages.title} subtitle={messages.step}>
          <InformationForm mobile={step.mobile} refused={refused} />
          {signIn}
        </AuthLayout>
      );
  }
}

const rulesErrorId = 'rules-error';

interface InformationFormProps extends Pick<PlainRegisterData, 'refused'> {
  mobile: string;
}

function InformationForm({ mobile, refused }: InformationFormProps) {
  const typed = refused?.typed;
  const rulesError = refused?.errors.find(({ Field }) => Field === rulesField)?.Message;
  return (
    <PlainForm refused={refused}>
      <FieldGrid>
        <PlainField refused={refused} name="FirstName" label={messages.firstName}>
          <Input name="FirstName" autoComplete="given-name" defaultValue={typed?.['FirstName']} />
        </PlainField>
        <PlainField refused={refused} name="LastName" label={messages.lastName}>
          <Input name="LastName" autoComplete="family-name" defaultValue={typed?.['LastName']} />
        </PlainField>
      </FieldGrid>
      <PlainField refused={refused} name="UserName" label={accountMessages.mobile}>
        <Input
          name="UserName"
          inputMode="tel"
          autoComplete="username"
          defaultValue={typed?.['UserName'] ?? mobile}
          ltr
        />
      </PlainField>
      <PlainPasswordFields refused={refused} />
      <div id={rulesField}>
        <RulesChoice
          defaultChecked={typed?.[rulesField] !== ''}
          aria-invalid={rulesError ? true : undefined}
          aria-describedby={rulesError && rulesErrorId}
        />
        {rulesError && <FieldError id={rulesErrorId}>{rulesError}</FieldError>}
      </div>
      <Button type="submit" size="large" wide>
        {messages.submit}
      </Button>
    </PlainForm>
  );
}
