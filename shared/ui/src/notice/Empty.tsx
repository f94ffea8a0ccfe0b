import type { ReactNode } from 'react';
import { Row } from '../layout/Row.tsx';
import styles from './Empty.module.css';

interface EmptyProps {
  /** The icon in the niche. */
  icon: ReactNode;
  title: string;
  text?: ReactNode;
  /** The buttons or links that help. */
  children?: ReactNode;
  /** 1 if it is the whole page. */
  level?: 1 | 2 | 3 | undefined;
}

/** An empty niche: says that nothing is here yet, and what to do about it. */
export function Empty({ icon, title, text, children, level = 2 }: EmptyProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={styles.empty}>
      <div className={`girih ${styles.niche}`}>
        <span className={`star ${styles.star}`}>{icon}</span>
      </div>
      <Heading className={styles.title}>{title}</Heading>
      {text && <div className={styles.text}>{text}</div>}
      {children && <Row align="center">{children}</Row>}
    </div>
  );
}
