import IconNews from '@tabler/icons-react/dist/esm/icons/IconNews.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  type MouseEvent,
  type SyntheticEvent,
} from 'react';
import { flushSync } from 'react-dom';
import { usePages, useShellApi } from '@kashi/kit/ShellApiContext';
import { IconButton } from '@kashi/ui/actions/IconButton';
import { MenuIcon } from '@kashi/ui/actions/MenuIcon';
import type { FrameProps } from '../../frame-parts/frame-props.ts';
import { Brand } from '../bar/Brand.tsx';
import { DeliveryCity } from '../city/DeliveryCity.tsx';
import { DrawerAccount } from './DrawerAccount.tsx';
import { GroupTree } from './GroupTree.tsx';
import { messages } from './messages.ts';
import styles from './Drawer.module.css';

interface DrawerProps extends FrameProps {
  /** Called when the shopper closes the drawer, which is open as long as it is rendered. */
  onClose(): void;
}

/** The tree of groups and the visitor's account, for phones. The browser itself returns the focus when the drawer closes. */
export function Drawer({ frame, onClose }: DrawerProps) {
  const pages = usePages();
  const { onLocationChange } = useShellApi();
  const close = useEffectEvent(onClose);
  const blogPath = pages.pathOf('blog');
  const dialog = useRef<HTMLDialogElement>(null);

  // A layout effect, because closing returns the focus, which must happen before React removes the element.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);

  // A page that was on its way when the drawer opened would come beneath the drawer. The shell moves the focus to the page right
  // after: by then the drawer is closed, and has returned the focus.
  useEffect(() => onLocationChange(() => flushSync(() => close())), [onLocationChange]);

  // The parts fill the dialog, so a press on the dialog itself is on its backdrop. A link also closes the drawer, by mouse and by
  // key.
  function handleClick({ target, currentTarget }: MouseEvent) {
    if (target === currentTarget || (target as Element).closest('a')) onClose();
  }

  // A dialog within the drawer closes alone.
  function handleCancel({ target, currentTarget }: SyntheticEvent) {
    if (target === currentTarget) onClose();
  }

  return (
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      className={styles.drawer}
      aria-label={messages.label}
      onCancel={handleCancel}
      onClick={handleClick}
    >
      <div className="frieze" />
      <header className={styles.head}>
        <Brand frame={frame} />
        <IconButton label={messages.close} onClick={onClose}>
          <IconX aria-hidden="true" />
        </IconButton>
      </header>
      <div className={styles.body}>
        <GroupTree groups={frame.groups} />
        <DrawerAccount onFollow={onClose} />
        <ul>
          <li>
            <DeliveryCity className={styles.item} />
          </li>
          {frame.blogName && blogPath && (
            <li>
              <a className={styles.item} href={blogPath}>
                <IconNews data-mirror aria-hidden="true" />
                {frame.blogName}
              </a>
            </li>
          )}
          {pages.menu('drawer').map(({ path, title, icon }) => (
            <li key={path}>
              <a className={styles.item} href={path}>
                <MenuIcon name={icon} />
                {title}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </dialog>
  );
}
