import styles from './Mark.module.css';

export type Tone = 'waiting' | 'info' | 'success' | 'danger';

/** A word on a state; its colour only helps. */
export function Mark({ tone, children }: { tone: Tone; children: string }) {
  return (
    <span className={styles['mark']} data-tone={tone}>
      {children}
    </span>
  );
}
