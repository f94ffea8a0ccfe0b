import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconInfoSmall from '@tabler/icons-react/dist/esm/icons/IconInfoSmall.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import type { ReactNode } from 'react';
import { IconButton } from '../actions/IconButton.tsx';
import { dialogMessages } from '../ui-messages.ts';
import styles from './Toast.module.css';

const icons = { success: IconCheck, danger: IconX, info: IconInfoSmall };

interface ToastProps {
  tone?: keyof typeof icons | undefined;
  children: ReactNode;
  onClose: () => void;
}

/** A sentence after an action, which disappears by itself. The shell decides its place and duration. */
export function Toast({ tone = 'success', children, onClose }: ToastProps) {
  const Icon = icons[tone];
  return (
    <div className={styles.toast} data-tone={tone} role={tone === 'danger' ? 'alert' : 'status'}>
      <span className={`star ${styles.star}`}>
        <Icon aria-hidden="true" />
      </span>
      <span>{children}</span>
      <IconButton label={dialogMessages.close} onClick={onClose}>
        <IconX aria-hidden="true" />
      </IconButton>
    </div>
  );
}
