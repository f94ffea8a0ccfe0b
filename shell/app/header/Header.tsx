import type { FrameProps } from '../frame-parts/frame-props.ts';
import { Glyph } from '../frame-parts/Glyph.tsx';
import { AccountMenu } from './AccountMenu.tsx';
import { Brand } from './bar/Brand.tsx';
import { CartSlot } from './bar/CartSlot.tsx';
import { CompareLink } from './bar/CompareLink.tsx';
import { DrawerLink } from './DrawerLink.tsx';
import { GroupBar } from './GroupBar.tsx';
import { SearchBox } from './SearchBox.tsx';
import { ThemeSwitch } from './bar/ThemeSwitch.tsx';
import { messages } from './messages.ts';
import styles from './Header.module.css';

/** Everything above the page. It works with plain links and forms before, and without, JavaScript. */
export function Header(props: FrameProps) {
  return (
    <header className={styles.header}>
      <div className="frieze" />
      <div className={`wrap ${styles.main}`}>
        <DrawerLink {...props} className={styles.menu} label={messages.groups}>
          <Glyph name="menu" />
        </DrawerLink>
        <Brand frame={props.frame} />
        <SearchBox />
        <div className={styles.actions}>
          <CompareLink />
          <ThemeSwitch />
          <AccountMenu />
        </div>
        <CartSlot />
      </div>
      <GroupBar {...props} />
    </header>
  );
}
