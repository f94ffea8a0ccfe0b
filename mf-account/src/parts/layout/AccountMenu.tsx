import IconLogout from '@tabler/icons-react/dist/esm/icons/IconLogout.mjs';
import { initialOf } from '@kashi/format/initial-of';
import { useFullName, useShellApi, usePages } from '@kashi/kit/ShellApiContext';
import { MenuIcon } from '@kashi/ui/actions/MenuIcon';
import { TextLink } from '@kashi/ui/actions/TextLink';
import { ShopLink } from '@kashi/ui/actions/ShopLink';
import { useLocation } from 'react-router-dom';
import { isGivenName } from '../../given-name.ts';
import styles from './AccountMenu.module.css';
import { layoutMessages as messages } from './layout-messages.ts';

/**
 * The account's menu: the customer's name, links to the account's pages of all remotes, and signing out. It stands beside every
 * account page, and it is the overview page.
 */
export function AccountMenu({ fullName: told }: { fullName?: string }) {
  const { session } = useShellApi();
  const links = usePages().menu('account');
  const known = useFullName();
  // Without code the page's data has the name.
  const fullName = told ?? known;
  const here = useLocation().pathname.toLowerCase();

  return (
    <div className={styles.menu}>
      <p className={styles.customer}>
        <span className="star" aria-hidden="true">
          {isGivenName(fullName) && initialOf(fullName)}
        </span>
        {isGivenName(fullName) ? (
          <bdi>{fullName}</bdi>
        ) : (
          <TextLink href="/info">{messages.giveName}</TextLink>
        )}
      </p>
      <nav aria-label={messages.account}>
        <ul>
          {links.map(({ path, title, icon }) => (
            <li key={path}>
              <ShopLink
                href={path}
                className={styles.item}
                aria-current={path.toLowerCase() === here ? 'page' : undefined}
              >
                <MenuIcon name={icon} />
                {title}
              </ShopLink>
            </li>
          ))}
          <li>
            {/* Without code `/profile` takes the form (`plain-overview`). */}
            <form
              method="post"
              action="/profile"
              onSubmit={(event) => {
                event.preventDefault();
                session.close();
              }}
            >
              <button type="submit" name="step" value="sign-out" className={styles.item}>
                <IconLogout data-mirror aria-hidden />
                {messages.signOut}
              </button>
            </form>
          </li>
        </ul>
      </nav>
    </div>
  );
}
