import type { ReactNode } from 'react';
import styles from './Details.module.css';

interface Detail {
  name: string;
  value: ReactNode;
}

/** Named facts, one under another, such as the address and the carrier of an order. */
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
