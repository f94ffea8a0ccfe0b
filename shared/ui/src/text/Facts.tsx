import type { ReactNode } from 'react';
import styles from './Facts.module.css';

export interface Fact {
  name: string;
  value: ReactNode;
  /** `total` for the sum, `danger` for a deduction. */
  kind?: 'total' | 'danger' | undefined;
}

/** Names and values: totals, delivery details. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ name, value, kind }) => (
        <div key={name} data-kind={kind}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
