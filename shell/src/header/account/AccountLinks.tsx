import IconFileText from '@tabler/icons-react/dist/esm/icons/IconFileText.mjs';
import IconLogout from '@tabler/icons-react/dist/esm/icons/IconLogout.mjs';
import IconMapPin from '@tabler/icons-react/dist/esm/icons/IconMapPin.mjs';
import IconPackage from '@tabler/icons-react/dist/esm/icons/IconPackage.mjs';
import IconUser from '@tabler/icons-react/dist/esm/icons/IconUser.mjs';
import IconWallet from '@tabler/icons-react/dist/esm/icons/IconWallet.mjs';
import { useHost } from '@kashi/shared/kit/HostContext';
import type { HasRoute } from '../../frame/frame-props.ts';
import { accountMessages } from './account-messages.ts';
import styles from './AccountLinks.module.css';

/** In the order of the menu. The rules open in a new tab (section 2). */
const pages = [
  { path: '/info', Icon: IconUser },
  { path: '/orders', Icon: IconPackage },
  { path: '/credit', Icon: IconWallet },
  { path: '/addresses', Icon: IconMapPin },
  { path: '/content/rules', Icon: IconFileText, newTab: true },
] as const;

interface AccountLinksProps {
  hasRoute: HasRoute;
  /** Something was chosen. */
  onFollow(): void;
}

/** A customer's own pages and the way out, for the header's menu and for the drawer. */
export function AccountLinks({ hasRoute, onFollow }: AccountLinksProps) {
  const { session } = useHost();

  function signOut() {
    onFollow();
    session.close();
  }

  return (
    <ul>
      {pages
        .filter(({ path }) => hasRoute(path))
        .map(({ path, Icon, ...page }) => (
          <li key={path}>
            <a
              className={styles.item}
              href={path}
              target={'newTab' in page ? '_blank' : undefined}
              onClick={onFollow}
            >
              <Icon data-mirror={'newTab' in page || undefined} aria-hidden="true" />
              {accountMessages.pages[path]}
            </a>
          </li>
        ))}
      <li>
        <button type="button" className={styles.item} onClick={signOut}>
          <IconLogout data-mirror aria-hidden="true" />
          {accountMessages.signOut}
        </button>
      </li>
    </ul>
  );
}
