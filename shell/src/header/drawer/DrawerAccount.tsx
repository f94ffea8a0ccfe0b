import IconLogin2 from '@tabler/icons-react/dist/esm/icons/IconLogin2.mjs';
import IconUser from '@tabler/icons-react/dist/esm/icons/IconUser.mjs';
import { useSignedIn } from '@kashi/shared/kit/HostContext';
import type { HasRoute } from '../../frame/frame-props.ts';
import { AccountLinks } from '../account/AccountLinks.tsx';
import { useFullName } from '../account/full-name.ts';
import { useSignInPath } from '../account/sign-in-path.ts';
import { messages } from './messages.ts';
import styles from './Drawer.module.css';

interface DrawerAccountProps {
  hasRoute: HasRoute;
  onFollow(): void;
}

/** The account menu of a phone. */
export function DrawerAccount({ hasRoute, onFollow }: DrawerAccountProps) {
  const isSignedIn = useSignedIn();
  const fullName = useFullName();
  const signInPath = useSignInPath();

  return (
    <nav className={styles.account} aria-label={messages.account}>
      {isSignedIn ? (
        <>
          <p className={styles.name}>
            <bdi>{fullName || messages.account}</bdi>
          </p>
          <AccountLinks hasRoute={hasRoute} onFollow={onFollow} />
        </>
      ) : (
        <ul>
          <li>
            <a className={styles.item} href={signInPath('/login')}>
              <IconLogin2 data-mirror aria-hidden="true" />
              {messages.login}
            </a>
          </li>
          <li>
            <a className={styles.item} href={signInPath('/register')}>
              <IconUser aria-hidden="true" />
              {messages.register}
            </a>
          </li>
        </ul>
      )}
    </nav>
  );
}
