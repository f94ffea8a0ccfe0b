import { useId, type ReactNode } from 'react';
import { Slice } from './Slice.tsx';
import { useAfterFirstScreen } from './use-after-first-screen.tsx';
import styles from './Section.module.css';

interface SectionProps {
  title: string;
  /** A `TextLink` at the end of the line. */
  link?: ReactNode;
  /**
   * For a section below the first screen: its content is rendered after the first screen, and laid out and painted when it comes
   * near. One that is not as high as a rail says its height by `--section-guess`.
   */
  whenNear?: boolean | undefined;
  children: ReactNode;
}

/** A part of a page: a star, its title, a line of grout, and the space above it. */
export function Section({ title, link, whenNear = false, children }: SectionProps) {
  const titleId = useId();
  const isDue = useAfterFirstScreen(whenNear);
  return (
    <section
      className={whenNear ? `${styles.section} ${styles.near}` : styles.section}
      aria-labelledby={titleId}
      data-guessed={whenNear || undefined}
    >
      <Slice>
        <header className={styles.head}>
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
          {link && <span className={styles.link}>{link}</span>}
        </header>
        {isDue ? children : <div style={roomOfRail} />}
      </Slice>
    </section>
  );
}

/** Until its content is there a section is about as high as a rail, so that what follows it does not count as near. */
const roomOfRail = { blockSize: '24rem' };
