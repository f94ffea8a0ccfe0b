import IconLogin2 from '@tabler/icons-react/dist/esm/icons/IconLogin2.mjs';
import IconUser from '@tabler/icons-react/dist/esm/icons/IconUser.mjs';
import { useFullName, useSignedIn } from '@kashi/kit/ShellApiContext';
import { AccountLinks } from '../account/AccountLinks.tsx';
import { useSignInPath } from '../account/sign-in-path.ts';
import { messages } from './messages.ts';
import styles from './Drawer.module.css';

/** The account menu of a phone. */
export function DrawerAccount({ onFollow }: { onFollow(): void }) {
  const isSignedIn = useSignedIn();
  const fullName = useFullName();
  const signInPath = useSignInPath();
  const [signIn, registration] = [signInPath('sign-in'), signInPath('registration')];

  return (
    <nav className={styles.account} aria-label={messages.account}>
      {isSignedIn ? (
        <>
          <p className={styles.name}>
            <bdi>{fullName || messages.account}</bdi>
          </p>
          <AccountLinks onFollow={onFollow} />
        </>
      ) : (
        <ul>
          {signIn && (
            <li>
              <a className={styles.item} href={signIn}>
                <IconLogin2 data-mirror aria-hidden="true" />
                {messages.login}
              </a>
            </li>
          )}
          {registration && (
            <li>
              <a className={styles.item} href={registration}>
                <IconUser aria-hidden="true" />
                {messages.register}
              </a>
            </li>
          )}
        </ul>
      )}
    </nav>
  );
}
