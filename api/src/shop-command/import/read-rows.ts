import { parse } from 'csv-parse/sync';
import { importColumns, importRowSchema, type ImportRow } from './import-row.ts';
import type { Place, Problem, WrongCell } from './problems.ts';

/** A row of the file, with its place for the owner who corrects it. */
export interface PlacedRow {
  place: Place;
  row: ImportRow;
}

export interface ReadRows {
  rows: PlacedRow[];
  problems: Problem[];
}

/** Reads a file of products: CSV with the column names in its first line, or a JSON list of objects with those names. */
export function readRows(text: string, format: 'csv' | 'json'): ReadRows {
  const problems: Problem[] = [];
  const cells = format === 'csv' ? csvCells(text, problems) : jsonCells(text, problems);
  const unknown = new Set(
    cells.flatMap(({ record }) =>
      Object.keys(record).filter((name) => !importColumns.includes(name)),
    ),
  );
  for (const name of unknown)
    problems.push({ place: null, fault: { is: 'unknown-column', column: name } });
  if (cells.length === 0 && problems.length === 0) {
    problems.push({ place: null, fault: { is: 'no-rows' } });
  }

  const rows = cells.flatMap(({ place, record }) => {
    const parsed = importRowSchema.safeParse(complete(record));
    if (parsed.success) return { place, row: parsed.data };
    for (const issue of parsed.error.issues)
      problems.push({
        place,
        fault: {
          is: 'cell',
          column: issue.path.join('.'),
          wrong: JSON.parse(issue.message) as WrongCell,
        },
      });
    return [];
  });
  return { rows, problems };
}

/** A column that the file omits is empty. */
function complete(record: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(importColumns.map((name) => [name, record[name] ?? '']));
}

interface Cells {
  place: Place;
  record: Record<string, unknown>;
}

/** A line with too few or too many cells is reported, and reading continues. */
function csvCells(text: string, problems: Problem[]): Cells[] {
  const parsed = parse(text, {
    bom: true,
    columns: (names: string[]) => names.map((name) => name.trim().toLowerCase()),
    info: true,
    skip_empty_lines: true,
    skip_records_with_error: true,
    on_skip: (error) => void problems.push(unreadLine(error)),
  }) as unknown as { record: Record<string, string>; info: { lines: number } }[];
  return parsed.map(({ record, info }) => ({
    place: { kind: 'line', number: info.lines },
    record,
  }));
}

function unreadLine(error: { lines?: unknown; message: string } | undefined): Problem {
  const lines = Number(error?.lines);
  const place: Place | null = lines > 0 ? { kind: 'line', number: lines } : null;
  return { place, fault: { is: 'unread', why: error?.message ?? 'could not be read' } };
}

function jsonCells(text: string, problems: Problem[]): Cells[] {
  const list = jsonIn(text);
  if (!Array.isArray(list)) {
    problems.push({ place: null, fault: { is: 'no-list' } });
    return [];
  }
  return list.flatMap((item: unknown, index) => {
    const place: Place = { kind: 'item', number: index + 1 };
    if (typeof item === 'object' && item !== null && !Array.isArray(item))
      return { place, record: item as Record<string, unknown> };
    problems.push({ place, fault: { is: 'no-object' } });
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
