import { ButtonLink } from '@kashi/ui/actions/ButtonLink';
import { TextLink } from '@kashi/ui/actions/TextLink';
import { withReturnUrl } from '../parts/auth/return-url.ts';
import { loginAddress, type LoginWay } from './login-way.ts';
import { messages } from './messages.ts';

interface OtherWaysProps {
  /** The way that the page shows. */
  way: LoginWay;
  goTo: string;
}

/** The other way to sign in, and the registration with name and password. */
export function OtherWays({ way, goTo }: OtherWaysProps) {
  const other = way === 'code' ? 'password' : 'code';
  return (
    <>
      <ButtonLink href={loginAddress(other, goTo)} variant="soft" wide>
        {messages.by[other]}
      </ButtonLink>
      <p>
        {way === 'code' ? messages.withPassword : messages.noAccount}{' '}
        <TextLink href={withReturnUrl('/register', goTo)}>{messages.register}</TextLink>
      </p>
    </>
  );
}
