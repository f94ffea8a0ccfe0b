import type { ReactNode } from 'react';
import styles from './Badge.module.css';

interface BadgeProps {
  variant?: 'info' | 'success' | 'waiting' | 'danger' | undefined;
  /** The word, with an icon before it if that helps. */
  children: ReactNode;
}

/** Says a state; never pressed. */
export function Badge({ variant, children }: BadgeProps) {
  return (
    <span className={styles.badge} data-variant={variant}>
      {children}
    </span>
  );
}
