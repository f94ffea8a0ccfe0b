import type { ReactNode } from 'react';
import { Toman } from '@kashi/shared/ui/Toman';
import styles from './ActionBar.module.css';

interface ActionBarProps {
  /** What the amount is, such as «مبلغ قابل پرداخت». */
  label: string;
  amount: number;
  isBusy?: boolean | undefined;
  /** The page's one action: a `Button` or a `ButtonLink`, wide. */
  children: ReactNode;
}

/** The page's action: in its place on a desktop, on a bar at the bottom of a phone's screen with the amount beside it. */
export function ActionBar({ label, amount, isBusy = false, children }: ActionBarProps) {
  return (
    <div className={styles.bar} data-action-bar>
      <div className={styles.content}>
        <div className={styles.action}>{children}</div>
        <p className={styles.amount} aria-busy={isBusy}>
          <span className={styles.label}>{label}</span>
          <Toman amount={amount} />
        </p>
      </div>
    </div>
  );
}
