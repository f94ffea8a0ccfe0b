import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import IconUser from '@tabler/icons-react/dist/esm/icons/IconUser.mjs';
import { useRef, useState } from 'react';
import { useFullName } from '@kashi/kit/ShellApiContext';
import { useDismissal } from '../use-dismissal.ts';
import { AccountLinks } from './AccountLinks.tsx';
import { accountMessages } from './account-messages.ts';
import styles from './CustomerMenu.module.css';

/** The customer's name in the header, with its menu. */
export function CustomerMenu() {
  const fullName = useFullName();
  const place = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  useDismissal(place, close);

  return (
    <div ref={place} className={styles.menu}>
      <button
        type="button"
        className={styles.opener}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <IconUser aria-hidden="true" />
        <bdi className={styles.name}>{fullName || accountMessages.label}</bdi>
        <IconChevronDown aria-hidden="true" />
      </button>
      {isOpen && (
        <nav className={styles.panel} aria-label={accountMessages.label}>
          <AccountLinks onFollow={close} />
        </nav>
      )}
    </div>
  );
}
