import type { ReactNode } from 'react';
import { Fragment } from '@kashi/kit/fragment/Fragment';
import { usePages, useSignedIn } from '@kashi/kit/ShellApiContext';
import type { FrameProps } from '../frame-parts/frame-props.ts';
import { Glyph } from '../frame-parts/Glyph.tsx';
import { useAddress } from '../frame-parts/use-address.ts';
import { DrawerLink } from '../header/DrawerLink.tsx';
import { useSignInPath } from '../header/account/sign-in-path.ts';
import { messages } from './messages.ts';
import styles from './BottomNav.module.css';

/** The fixed navigation of a phone (§2, Home). A page with an action bar of its own replaces it. */
export function BottomNav(props: FrameProps) {
  const cartPath = usePages().pathOf('cart');
  return (
    <nav className={styles.bar} aria-label={messages.label}>
      <ul className={styles.list}>
        <li>
          <NavItem path="/">
            <Glyph name="home" />
            {messages.home}
          </NavItem>
        </li>
        <li>
          <DrawerLink {...props} className={styles.item}>
            <Glyph name="category" />
            {messages.groups}
          </DrawerLink>
        </li>
        {cartPath && (
          <li>
            <NavItem path={cartPath}>
              <Glyph name="bag" />
              {messages.cart}
              <Fragment
                id="mf-cart-checkout/mini-cart"
                props={{ place: 'bottom-nav' }}
                className={styles.count}
              />
            </NavItem>
          </li>
        )}
        <AccountItem />
      </ul>
    </nav>
  );
}

function AccountItem() {
  const pages = usePages();
  const signInPath = useSignInPath();
  const isSignedIn = useSignedIn();
  const path = isSignedIn ? pages.pathOf('account') : signInPath('sign-in');

  if (!path) return null;
  return (
    <li>
      <NavItem path={path}>
        <Glyph name="user" />
        {isSignedIn ? messages.account : messages.login}
      </NavItem>
    </li>
  );
}

/** The server may have changed the item of the account (`customer-frame.ts`). */
function NavItem({ path, children }: { path: string; children: ReactNode }) {
  const { pathname } = useAddress();
  const isHere = pathname.toLowerCase() === path.split('?')[0]?.toLowerCase();
  return (
    <a
      className={styles.item}
      href={path}
      aria-current={isHere ? 'page' : undefined}
      suppressHydrationWarning
    >
      {children}
    </a>
  );
}
