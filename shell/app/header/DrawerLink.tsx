import { useState, type MouseEvent, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useShellApi } from '@kashi/kit/ShellApiContext';
import { useLatePart } from '@kashi/kit/late/use-late-part';
import type { FrameProps } from '../frame-parts/frame-props.ts';
import { Contained } from '../frame-parts/Contained.tsx';
import { useListingPath } from './listing-path.ts';

interface DrawerLinkProps extends FrameProps {
  className?: string | undefined;
  /** The accessible name, if the children are no words. */
  label?: string | undefined;
  children: ReactNode;
}

const loadDrawer = () => import('./drawer/Drawer.tsx').then((module) => module.Drawer);

/** Opens the drawer of groups. Without scripts, or if the drawer fails, it leads to the listing instead. */
export function DrawerLink({ className, label, children, ...frameProps }: DrawerLinkProps) {
  const { navigate, report } = useShellApi();
  const listingPath = useListingPath();
  const [isOpen, setOpen] = useState(false);
  const [Drawer, want] = useLatePart(loadDrawer);

  async function handleClick(event: MouseEvent) {
    event.preventDefault();
    const { href } = location;
    const isHere = await want();
    // The visitor may have gone on meanwhile.
    if (href !== location.href) return;
    if (isHere) setOpen(true);
    else navigate(listingPath());
  }

  return (
    <>
      <a
        className={className}
        href={listingPath()}
        aria-label={label}
        aria-haspopup="dialog"
        onClick={(event) => void handleClick(event)}
      >
        {children}
      </a>
      {isOpen &&
        Drawer &&
        // In the body, because the link's surroundings are hidden in a wider window, and a hidden dialog would block the page.
        createPortal(
          <Contained report={report}>
            <Drawer {...frameProps} onClose={() => setOpen(false)} />
          </Contained>,
          document.body,
        )}
    </>
  );
}
