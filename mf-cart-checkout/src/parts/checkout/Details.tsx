import type { ReactNode } from 'react';
import styles from './Details.module.css';

interface Detail {
  name: string;
  value: ReactNode;
}

/** Facts in words, one under another: where an order goes and how. */
export function Details({ details }: { details: readonly Detail[] }) {
  return (
    <dl className={styles.details}>
      {details.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
