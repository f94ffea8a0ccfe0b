import type { ImportReport } from '@kashi/contracts/desk/goods/imports';
import { csvHead, csvLine } from '@kashi/contracts/text/csv-line';
import { messages } from './messages.ts';

/** Every problem of a file, as a CSV file for a spreadsheet. */
export function problemsFile(problems: readonly ImportReport['problems'][number][]): Blob {
  const lines = problems.map(({ place, sentence }) => csvLine([place, sentence]));
  const parts = [csvHead([messages.place, messages.problem]), ...lines];
  return new Blob(parts, { type: 'text/csv;charset=utf-8' });
}
