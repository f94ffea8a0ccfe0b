import type { ReactNode } from 'react';
import styles from './Table.module.css';

export interface Column<Row> {
  heading: string;
  cell: (row: Row, index: number) => ReactNode;
  /**
   * The column's role when a row becomes a card: its `title`, its `status` opposite the title, its `actions` below, its
   * `index`, which a card does not show, or a `wide` cell, which has a line of the card. `numeric` never breaks.
   */
  kind?: 'title' | 'numeric' | 'status' | 'actions' | 'index' | 'wide' | undefined;
}

interface TableProps<Row> {
  /** The table's content, for screen readers. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string | number;
}

/** A table from 48rem up; below it every row is a card whose cells show their own headings. */
export function Table<Row>({ caption, columns, rows, keyOf }: TableProps<Row>) {
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          {columns.map(({ heading }) => (
            <th key={heading} scope="col">
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <tr key={keyOf(row)}>
            {columns.map(({ heading, cell, kind }) => (
              <td key={heading} data-kind={kind} data-label={heading}>
                {cell(row, index)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
