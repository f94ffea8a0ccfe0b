import { initialOf } from '@kashi/format/initial-of';
import { jalaliDate } from '@kashi/format/jalali';
import { Stars } from '@kashi/ui/goods/Stars';
import type { ReactNode } from 'react';
import { messages } from './messages.ts';
import styles from './Opinion.module.css';

interface OpinionProps {
  author: string;
  /** The moment of writing, in ISO 8601. */
  writtenAt: string;
  title: string;
  /** Of a review: 1 to 5; absent or null without. */
  stars?: number | null | undefined;
  /** Whether its writer has bought the product. */
  isBuyer?: boolean | undefined;
  children?: ReactNode;
}

/** One review or question: its author, date and title, with the text or the answer inside. */
export function Opinion({ author, writtenAt, title, stars, isBuyer, children }: OpinionProps) {
  return (
    <article className={styles.opinion}>
      <header className={styles.head}>
        <span className={styles.author}>
          <span className={`star ${styles.initial}`} aria-hidden="true">
            {initialOf(author)}
          </span>
          <bdi>{author}</bdi>
        </span>
        {isBuyer && <span className={styles.buyer}>{messages.buyer}</span>}
        {stars ? <Stars stars={stars} className={styles.stars} /> : null}
        <time dateTime={writtenAt}>{jalaliDate(writtenAt)}</time>
      </header>
      <h3 className={styles.title}>{title}</h3>
      {children}
    </article>
  );
}
