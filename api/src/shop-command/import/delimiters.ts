import { importColumns } from '@kashi/contracts/desk/goods/imports';
import { isSpecColumn } from './spec-columns.ts';

const arabicSemicolon = String.fromCodePoint(0x61b);

/** Excel writes the list separator of the computer's region, which is a semicolon in many, and an Arabic one where Persian is set. */
const delimiters = [',', ';', arabicSemicolon, '\t'] as const;

/** What parts the cells of a CSV file: the sign that makes the most names of columns out of the first line, or else the comma. */
export function delimiterOf(text: string): string {
  const [firstLine = ''] = text.trimStart().split(/\r?\n/, 1);
  const [most] = delimiters
    .map((delimiter) => ({ delimiter, columns: knownColumns(firstLine.split(delimiter)) }))
    .toSorted((one, other) => other.columns - one.columns);
  return most?.delimiter ?? ',';
}

function knownColumns(cells: readonly string[]): number {
  const names = cells.map((cell) => cell.replaceAll('"', '').trim());
  return names.filter(
    (name) =>
      isSpecColumn(name) || (importColumns as readonly string[]).includes(name.toLowerCase()),
  ).length;
}
