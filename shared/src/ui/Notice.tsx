import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs';
import IconInfoCircle from '@tabler/icons-react/dist/esm/icons/IconInfoCircle.mjs';
import type { ReactNode } from 'react';
import styles from './Notice.module.css';

const icons = {
  info: IconInfoCircle,
  success: IconCircleCheck,
  waiting: IconClock,
  danger: IconAlertTriangle,
};

interface NoticeProps {
  variant?: keyof typeof icons | undefined;
  /** `alert` for what just went wrong, `status` for what just changed; left out for what was there from the start. */
  role?: 'alert' | 'status' | undefined;
  children: ReactNode;
  /** A button or link at the end. */
  action?: ReactNode;
}

/** A sentence that belongs to the page and stays there. */
export function Notice({ variant = 'info', role, children, action }: NoticeProps) {
  const Icon = icons[variant];
  return (
    <div className={styles.notice} data-variant={variant} role={role}>
      <Icon aria-hidden="true" />
      <div className={styles.text}>{children}</div>
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
