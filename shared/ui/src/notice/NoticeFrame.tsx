import type { ReactNode } from 'react';
import styles from './Notice.module.css';

export interface NoticeFrameProps {
  variant: 'info' | 'success' | 'waiting' | 'danger';
  icon: ReactNode;
  /** `alert` for a new failure, `status` for a new change; absent for a notice that was there from the start. */
  role?: 'alert' | 'status' | undefined;
  children: ReactNode;
  /** A button or link at the end. */
  action?: ReactNode;
}

/** The common part of all notices, without their icons: a page's first view needs only one icon. */
export function NoticeFrame({ variant, icon, role, children, action }: NoticeFrameProps) {
  return (
    <div className={styles.notice} data-variant={variant} role={role}>
      {icon}
      <div className={styles.text}>{children}</div>
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
