import { useId, type ReactNode } from 'react';
import { Slice } from '../kit/Slice.tsx';
import styles from './Section.module.css';

interface SectionProps {
  title: string;
  /** A `TextLink` at the end of the line. */
  link?: ReactNode;
  children: ReactNode;
}

/** A part of a page: a star, its title, a line of grout, and the room above it. */
export function Section({ title, link, children }: SectionProps) {
  const titleId = useId();
  return (
    <section className={styles.section} aria-labelledby={titleId}>
      <Slice>
        <header className={styles.head}>
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
          {link && <span className={styles.link}>{link}</span>}
        </header>
        {children}
      </Slice>
    </section>
  );
}
