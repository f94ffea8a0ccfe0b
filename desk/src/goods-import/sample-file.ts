import { importColumns } from '@kashi/contracts/desk/goods/imports';
import { csvHead, csvLine } from '@kashi/contracts/text/csv-line';
import { sampleMessages } from './sample-messages.ts';

/** A file of goods to write over, with every column: a product of two variants with specifications, and one with a discount. */
export function sampleFile(): Blob {
  const { specs, rows } = sampleMessages;
  const names: string[] = [...importColumns, ...specs];
  const lines = rows.map((cells: Record<string, string>) =>
    csvLine(names.map((name) => cells[name] ?? null)),
  );
  return new Blob([csvHead(names), ...lines], { type: 'text/csv;charset=utf-8' });
}
