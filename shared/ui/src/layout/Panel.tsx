import { useId, type ReactNode } from 'react';
import styles from './Panel.module.css';

interface PanelProps {
  title?: string | undefined;
  /** A button at the end of the title's line. */
  action?: ReactNode;
  children: ReactNode;
}

/** A surface for related content, such as a form or a summary. Never nest panels. */
export function Panel({ title, action, children }: PanelProps) {
  const titleId = useId();
  return (
    <section className={styles.panel} aria-labelledby={title ? titleId : undefined}>
      {title && (
        <div className={styles.head}>
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
          {action}
        </div>
      )}
      {children}
    </section>
  );
}
