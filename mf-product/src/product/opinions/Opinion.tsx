import { jalaliDate } from '@kashi/shared/format/jalali';
import type { ReactNode } from 'react';
import styles from './Opinion.module.css';

interface OpinionProps {
  author: string;
  /** The moment of writing, in ISO 8601. */
  writtenAt: string;
  title: string;
  children?: ReactNode;
}

/** One review or question: its author, date and title, with the text or the answer inside. */
export function Opinion({ author, writtenAt, title, children }: OpinionProps) {
  return (
    <article className={styles.opinion}>
      <header className={styles.head}>
        <span className={styles.author}>
          <span className={`star ${styles.initial}`} aria-hidden="true">
            {author.trim().charAt(0)}
          </span>
          <bdi>{author}</bdi>
        </span>
        <time dateTime={writtenAt}>{jalaliDate(writtenAt)}</time>
      </header>
      <h3 className={styles.title}>{title}</h3>
      {children}
    </article>
  );
}
