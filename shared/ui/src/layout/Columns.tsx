import type { ReactNode } from 'react';
import styles from './Columns.module.css';

interface ColumnsProps {
  /** The side of the narrow column: `start` is a sidebar, `end` a summary that stays in view. */
  narrow: 'start' | 'end';
  /** The two columns, in that order. */
  children: [ReactNode, ReactNode];
}

/** A wide and a narrow column from 64rem on, one under the other below it. */
export function Columns({ narrow, children }: ColumnsProps) {
  return (
    <div className={narrow === 'end' ? styles.aside : styles.sidebar}>
      {children.map((column, index) => (
        <div key={index}>{column}</div>
      ))}
    </div>
  );
}
