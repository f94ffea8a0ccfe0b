import { useId, type ReactNode } from 'react';
import styles from './FieldSet.module.css';

interface Props {
  title: string;
  /** The fields are rows that can be removed: the set takes the focus of a row that goes. */
  hasRows?: boolean;
  children: ReactNode;
}

/** Fields that belong together, under one name. */
export function FieldSet({ title, hasRows = false, children }: Props) {
  const id = useId();
  return (
    <section
      role="group"
      aria-labelledby={id}
      className={styles['set']}
      {...(hasRows && { 'data-rows': true, tabIndex: -1 })}
    >
      <h2 id={id} className={styles['title']}>
        {title}
      </h2>
      <div className={styles['fields']}>{children}</div>
    </section>
  );
}
