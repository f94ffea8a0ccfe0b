import IconHelpCircle from '@tabler/icons-react/dist/esm/icons/IconHelpCircle.mjs';
import IconLock from '@tabler/icons-react/dist/esm/icons/IconLock.mjs';
import IconLogout from '@tabler/icons-react/dist/esm/icons/IconLogout.mjs';
import IconMapPin from '@tabler/icons-react/dist/esm/icons/IconMapPin.mjs';
import IconMessageCircle from '@tabler/icons-react/dist/esm/icons/IconMessageCircle.mjs';
import IconPackage from '@tabler/icons-react/dist/esm/icons/IconPackage.mjs';
import IconReceipt from '@tabler/icons-react/dist/esm/icons/IconReceipt.mjs';
import IconUser from '@tabler/icons-react/dist/esm/icons/IconUser.mjs';
import IconWallet from '@tabler/icons-react/dist/esm/icons/IconWallet.mjs';
import { useHost } from '@kashi/shared/kit/HostContext';
import { ShopLink } from '@kashi/shared/ui/ShopLink';
import { useSyncExternalStore, type ComponentType } from 'react';
import { accountPaths, type AccountPath } from './account-paths.ts';
import styles from './AccountMenu.module.css';
import { layoutMessages as messages } from './layout-messages.ts';

interface IconProps {
  'aria-hidden': true;
  'data-mirror': true | undefined;
}

const icons: Record<AccountPath, ComponentType<IconProps>> = {
  '/orders': IconPackage,
  '/credit': IconWallet,
  '/transactions': IconReceipt,
  '/addresses': IconMapPin,
  '/customerReviews': IconMessageCircle,
  '/customerQuestions': IconHelpCircle,
  '/info': IconUser,
  '/changePassword': IconLock,
};

/** These show something that is read, so they turn with the direction of reading. */
const mirrored: readonly AccountPath[] = ['/transactions', '/customerQuestions'];

/** Who is signed in, their pages, and the way out: beside every account page, and the whole of the overview. */
export function AccountMenu({ current }: { current?: AccountPath | undefined }) {
  const { session } = useHost();
  const fullName = useSyncExternalStore(
    (listener) => session.onChange(listener),
    () => session.fullName(),
    () => '',
  );

  return (
    <div className={styles.menu}>
      <p className={styles.customer}>
        <span className="star" aria-hidden="true">
          {fullName.slice(0, 1)}
        </span>
        <bdi>{fullName}</bdi>
      </p>
      <nav aria-label={messages.account}>
        <ul>
          {accountPaths.map((path) => {
            const Icon = icons[path];
            return (
              <li key={path}>
                <ShopLink
                  href={path}
                  className={styles.item}
                  aria-current={path === current ? 'page' : undefined}
                >
                  <Icon aria-hidden data-mirror={mirrored.includes(path) || undefined} />
                  {messages.pages[path]}
                </ShopLink>
              </li>
            );
          })}
          <li>
            <button type="button" className={styles.item} onClick={() => session.close()}>
              <IconLogout data-mirror aria-hidden />
              {messages.signOut}
            </button>
          </li>
        </ul>
      </nav>
    </div>
  );
}
