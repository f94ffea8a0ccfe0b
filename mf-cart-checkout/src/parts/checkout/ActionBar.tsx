import type { ReactNode } from 'react';
import { Toman } from '@kashi/shared/ui/goods/Toman';
import styles from './ActionBar.module.css';

interface ActionBarProps {
  /** What the amount is, such as «مبلغ قابل پرداخت». */
  label: string;
  amount: number;
  isBusy?: boolean | undefined;
  /** The page's one action: a `Button` or a `ButtonLink`, wide. */
  children: ReactNode;
  /** What came of pressing it, or is coming: above it, so that a phone shows it wherever the page is scrolled to. */
  note?: ReactNode;
}

/** The page's action: in its place on a desktop, on a bar at the bottom of a phone's screen with the amount beside it. */
export function ActionBar({ label, amount, isBusy = false, children, note }: ActionBarProps) {
  return (
    <div className={styles.bar} data-action-bar>
      {note && <div className={styles.note}>{note}</div>}
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
