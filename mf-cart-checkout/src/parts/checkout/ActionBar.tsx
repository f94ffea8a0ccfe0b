import type { ReactNode } from 'react';
import { Toman } from '@kashi/ui/goods/Toman';
import styles from './ActionBar.module.css';

interface ActionBarProps {
  /** The name of the amount, such as «مبلغ قابل پرداخت». */
  label: string;
  amount: number;
  isBusy?: boolean | undefined;
  /** The page's one action: a `Button` or a `ButtonLink`. */
  children: ReactNode;
  /** The action's progress or failure. It stands above the action, so that a phone always shows it. */
  note?: ReactNode;
}

/** The page's action: in the page on a desktop; with the amount in a bar at the bottom of a phone's screen. */
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
