import type { ReactNode } from 'react';
import { useListContext, type RaRecord } from 'react-admin';
import { Waiting } from '../state/Waiting.tsx';
import { messages } from '../messages.ts';
import styles from './ListTable.module.css';

export interface Column<Row> {
  label: string;
  show(row: Row): ReactNode;
  /** Figures stand at the end of their column. */
  isFigure?: boolean;
}

interface Props<Row> {
  /** The subject of the table, for screen readers. */
  caption: string;
  columns: readonly Column<Row>[];
  /** The sentence that stands in place of the rows of an empty list. */
  nothing: string;
}

/** The rows of the surrounding list; on a phone each row is a card. Nothing where they cannot be read: `ListScreen` says so. */
export function ListTable<Row extends RaRecord>({ caption, columns, nothing }: Props<Row>) {
  const list = useListContext<Row>();
  const { data, isPending, error } = list;
  if (isPending) return <Waiting />;
  if (error && !data) return null;
  if (!data || data.length === 0) {
    const isSearch = Object.keys((list.filterValues ?? {}) as object).length > 0;
    return (
      <p role="status" className={styles['nothing']}>
        {isSearch ? messages.nothingFound : nothing}
      </p>
    );
  }
  return <RowsTable caption={caption} columns={columns} rows={data} />;
}

/** The same table for given rows, without a surrounding list. */
export function RowsTable<Row extends { id: string | number }>({
  caption,
  columns,
  rows,
}: {
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
}) {
  return (
    <table className={styles['table']}>
      <caption className={styles['caption']}>{caption}</caption>
      <thead>
        <tr>
          {columns.map(({ label, isFigure }) => (
            <th key={label} scope="col" data-figure={isFigure}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            {columns.map(({ label, show, isFigure }) => (
              <td key={label} data-label={label} data-figure={isFigure}>
                {show(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
