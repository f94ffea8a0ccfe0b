import { rowsPerPage } from '@kashi/contracts/call/rows-per-page';
import type { SelectQueryBuilder } from 'kysely';

/** The rows of a zero-based page of an ordered query, and the number of rows on all pages (R5). */
export async function readPage<Tables, From extends keyof Tables, Row>(
  ordered: SelectQueryBuilder<Tables, From, Row>,
  page: number,
): Promise<{ total: number; rows: Row[] }> {
  const { total } = await ordered
    .clearSelect()
    .clearOrderBy()
    .select((row) => row.fn.countAll<number>().as('total'))
    .$castTo<{ total: number }>()
    .executeTakeFirstOrThrow();
  const rows = await ordered
    .limit(rowsPerPage)
    .offset(page * rowsPerPage)
    .execute();
  return { total, rows };
}
