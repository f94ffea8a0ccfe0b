import type { ReactNode } from 'react';
import styles from './ProductGrid.module.css';

/** Product cards in two columns on a phone, in as many as fit elsewhere. Each child is an `<li>`. */
export function ProductGrid({ children }: { children: ReactNode }) {
  return <ul className={styles.grid}>{children}</ul>;
}
