import styles from './Mark.module.css';

export type Tone = 'waiting' | 'info' | 'success' | 'danger';

/** A word that tells a state. The colour of the mark only repeats what the word says. */
export function Mark({ tone, children }: { tone: Tone; children: string }) {
  return (
    <span className={styles['mark']} data-tone={tone}>
      {children}
    </span>
  );
}
