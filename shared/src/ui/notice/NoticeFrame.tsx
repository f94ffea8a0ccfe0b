import type { ReactNode } from 'react';
import styles from './Notice.module.css';

export interface NoticeFrameProps {
  variant: 'info' | 'success' | 'waiting' | 'danger';
  icon: ReactNode;
  /** `alert` for what just went wrong, `status` for what just changed; left out for what was there from the start. */
  role?: 'alert' | 'status' | undefined;
  children: ReactNode;
  /** A button or link at the end. */
  action?: ReactNode;
}

/** What every notice has in common, without the icons of the others: a page's first view carries one of them only. */
export function NoticeFrame({ variant, icon, role, children, action }: NoticeFrameProps) {
  return (
    <div className={styles.notice} data-variant={variant} role={role}>
      {icon}
      <div className={styles.text}>{children}</div>
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
