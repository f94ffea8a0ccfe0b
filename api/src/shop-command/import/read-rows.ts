import { parse } from 'csv-parse/sync';
import { importColumns, importRowSchema, type ImportRow } from './import-row.ts';

/** A row of the file, with its place for the owner who corrects it. */
export interface PlacedRow {
  place: string;
  row: ImportRow;
}

export interface ReadRows {
  rows: PlacedRow[];
  /** A sentence with its place for every problem. */
  problems: string[];
}

/** Reads a file of products: CSV with the column names in its first line, or a JSON list of objects with those names. */
export function readRows(text: string, format: 'csv' | 'json'): ReadRows {
  const problems: string[] = [];
  const cells = format === 'csv' ? csvCells(text, problems) : jsonCells(text, problems);
  const unknown = new Set(
    cells.flatMap(({ record }) =>
      Object.keys(record).filter((name) => !importColumns.includes(name)),
    ),
  );
  for (const name of unknown)
    problems.push(`«${name}» is not a column: ${importColumns.join(', ')}`);
  if (cells.length === 0 && problems.length === 0) problems.push('The file has no product.');

  const rows = cells.flatMap(({ place, record }) => {
    const parsed = importRowSchema.safeParse(complete(record));
    if (parsed.success) return { place, row: parsed.data };
    for (const issue of parsed.error.issues)
      problems.push(`${place}: ${issue.path.join('.')} ${issue.message}`);
    return [];
  });
  return { rows, problems };
}

/** A column that the file omits is empty. */
function complete(record: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(importColumns.map((name) => [name, record[name] ?? '']));
}

interface Cells {
  place: string;
  record: Record<string, unknown>;
}

/** A line with too few or too many cells is reported, and reading continues. */
function csvCells(text: string, problems: string[]): Cells[] {
  const parsed = parse(text, {
    bom: true,
    columns: (names: string[]) => names.map((name) => name.trim().toLowerCase()),
    info: true,
    skip_empty_lines: true,
    skip_records_with_error: true,
    on_skip: (error) => void problems.push(error?.message ?? 'A line could not be read.'),
  }) as unknown as { record: Record<string, string>; info: { lines: number } }[];
  return parsed.map(({ record, info }) => ({ place: `line ${info.lines}`, record }));
}

function jsonCells(text: string, problems: string[]): Cells[] {
  const list = jsonIn(text);
  if (!Array.isArray(list)) {
    problems.push('The file is not a JSON list.');
    return [];
  }
  return list.flatMap((item: unknown, index) => {
    const place = `item ${index + 1}`;
    if (typeof item === 'object' && item !== null && !Array.isArray(item))
      return { place, record: item as Record<string, unknown> };
    problems.push(`${place}: is not an object`);
    return [];
  });
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    // The caller reports the failure in a sentence.
    return undefined;
  }
}
