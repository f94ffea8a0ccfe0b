import { useEffect, useEffectEvent } from 'react';
import { useShellApi, useSignedIn } from '@kashi/kit/ShellApiContext';
import { useLatePart } from '@kashi/kit/late/use-late-part';
import { Glyph } from '../frame-parts/Glyph.tsx';
import { Contained } from '../frame-parts/Contained.tsx';
import { useSignInPath } from './account/sign-in-path.ts';
import { messages } from './messages.ts';
import styles from './AccountMenu.module.css';

const loadCustomerMenu = () =>
  import('./account/CustomerMenu.tsx').then((module) => module.CustomerMenu);

/** Sign-in links for a guest, own pages for a customer. On a phone the bottom navigation and the drawer replace it. */
export function AccountMenu() {
  const { report } = useShellApi();
  const isSignedIn = useSignedIn();
  const [CustomerMenu, want] = useLatePart(loadCustomerMenu);
  const fetchMenu = useEffectEvent(() => void want());

  useEffect(() => {
    if (isSignedIn) fetchMenu();
  }, [isSignedIn]);

  return (
    <div className={styles.place}>
      {!isSignedIn && <GuestLinks />}
      {isSignedIn && CustomerMenu && (
        <Contained report={report}>
          <CustomerMenu />
        </Contained>
      )}
    </div>
  );
}

function GuestLinks() {
  const signInPath = useSignInPath();
  const [signIn, registration] = [signInPath('sign-in'), signInPath('registration')];
  return (
    <div className={styles.guest}>
      {signIn && (
        // A customer without code finds the account here (`customer-frame.ts`).
        <a href={signIn} suppressHydrationWarning>
          <Glyph name="login" mirror />
          {messages.login}
        </a>
      )}
      {registration && <a href={registration}>{messages.register}</a>}
    </div>
  );
}
