import { useId, type ReactNode } from 'react';
import styles from './FieldSet.module.css';

/** Fields that belong together, under one name. */
export function FieldSet({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section role="group" aria-labelledby={id} className={styles['set']}>
      <h2 id={id} className={styles['title']}>
        {title}
      </h2>
      <div className={styles['fields']}>{children}</div>
    </section>
  );
}
