import type { ReactNode } from 'react';
import styles from './FieldGrid.module.css';

/** Fields in one column, in two from 40rem on. A `wide` field takes both. */
export function FieldGrid({ children }: { children: ReactNode }) {
  return <div className={styles.grid}>{children}</div>;
}
