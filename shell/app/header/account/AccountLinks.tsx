import IconLogout from '@tabler/icons-react/dist/esm/icons/IconLogout.mjs';
import { useShellApi, usePages } from '@kashi/kit/ShellApiContext';
import { MenuIcon } from '@kashi/ui/actions/MenuIcon';
import { accountMessages } from './account-messages.ts';
import styles from './AccountLinks.module.css';

interface AccountLinksProps {
  /** Called when a link was followed. */
  onFollow(): void;
}

/** A customer's own pages and the sign-out, for the header's menu and for the drawer (§2). */
export function AccountLinks({ onFollow }: AccountLinksProps) {
  const { session } = useShellApi();
  const pages = usePages();

  function signOut() {
    onFollow();
    session.close();
  }

  return (
    <ul>
      {pages.menu('customer').map(({ path, title, icon, newTab }) => (
        <li key={path}>
          <a
            className={styles.item}
            href={path}
            target={newTab ? '_blank' : undefined}
            onClick={onFollow}
          >
            <MenuIcon name={icon} />
            {title}
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
