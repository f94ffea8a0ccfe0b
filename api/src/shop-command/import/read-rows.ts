import { importColumns } from '@kashi/contracts/desk/goods/imports';
import { textOfCell } from '@kashi/contracts/text/csv-line';
import { parse } from 'csv-parse/sync';
import type * as z from 'zod/mini';
import { delimiterOf } from './delimiters.ts';
import { importRowSchema, specValue, tagsCell, type ImportRow } from './import-row.ts';
import type { Place, Problem, WrongCell } from './problems.ts';
import { isSpecColumn, mostSpecColumns, specColumn, type SpecColumn } from './spec-columns.ts';

/** A specification that a row fills. */
export interface Spec extends SpecColumn {
  value: string;
}

/** A row of the file, with its place for the owner who corrects it. */
export interface PlacedRow {
  place: Place;
  row: ImportRow;
  specs: Spec[];
}

export interface ReadRows {
  /** The rows without a problem. */
  rows: PlacedRow[];
  /** How many rows the file has, with those that have a problem: one row may have several. */
  count: number;
  problems: Problem[];
}

/** Reads a file of products: CSV with the column names in its first line, or a JSON list of objects with those names. */
export function readRows(text: string, format: 'csv' | 'json'): ReadRows {
  const problems: Problem[] = [];
  const cells = format === 'csv' ? csvCells(text, problems) : jsonCells(text, problems);
  const count = cells.length + problems.filter(({ place }) => place !== null).length;
  const names = new Set(cells.flatMap(({ record }) => Object.keys(record)));
  const specColumns = specColumnsIn(names, problems);
  if (cells.length === 0 && problems.length === 0) {
    problems.push({ place: null, fault: { is: 'no-rows' } });
  }

  const rows = cells.flatMap(({ place, record }) => {
    const before = problems.length;
    const specs = [...specColumns].flatMap(([name, column]) => {
      const value = checked(specValue, record[name] ?? '', { place, column: name, problems });
      return value ? { ...column, value } : [];
    });
    const row = checked(importRowSchema, complete(record), { place, problems });
    return row && problems.length === before ? { place, row, specs } : [];
  });
  return { rows, count, problems };
}

/** The columns of specifications by their names in the file; every other one has to be a column that the import knows. */
function specColumnsIn(names: ReadonlySet<string>, problems: Problem[]): Map<string, SpecColumn> {
  const columns = new Map<string, SpecColumn>();
  const say = (fault: Problem['fault']) => void problems.push({ place: null, fault });
  const seen = new Set<string>();
  for (const name of names) {
    if (!isSpecColumn(name)) {
      if (!(importColumns as readonly string[]).includes(name))
        say({ is: 'unknown-column', column: name });
      continue;
    }
    const column = specColumn(name);
    const key = JSON.stringify([column?.group, column?.title]);
    if (!column) say({ is: 'spec-column', column: name });
    else if (seen.has(key)) say({ is: 'column-twice', column: name });
    else columns.set(name, column);
    seen.add(key);
  }
  if (columns.size > mostSpecColumns) say({ is: 'too-many-specs', most: mostSpecColumns });
  return columns;
}

/** What the schema makes of a value; undefined where it refuses it, which is told. `column` for a value that is one cell. */
function checked<Schema extends z.ZodMiniType>(
  schema: Schema,
  value: unknown,
  { place, column, problems }: { place: Place; column?: string; problems: Problem[] },
): z.output<Schema> | undefined {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  for (const { path, message } of parsed.error.issues) {
    const wrong = JSON.parse(message) as WrongCell;
    problems.push({ place, fault: { is: 'cell', column: column ?? path.join('.'), wrong } });
  }
  return undefined;
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
    delimiter: delimiterOf(text),
    columns: (names: string[]) => columnNames(names, problems),
    info: true,
    skip_empty_lines: true,
    // Excel writes rows that were emptied as lines of nothing but delimiters.
    skip_records_with_empty_values: true,
    skip_records_with_error: true,
    on_skip: (error) => void problems.push(unreadLine(error)),
  }) as unknown as { record: Record<string, string>; info: { lines: number } }[];
  const filled = new Set<string>();
  const cells = parsed.map(({ record, info }): Cells => {
    const texts = Object.entries(record).map(([name, cell]) => [name, textOfCell(cell)] as const);
    for (const [name, text] of texts) if (isNameless(name) && text.trim() !== '') filled.add(name);
    const named = texts.filter(([name]) => !isNameless(name));
    return { place: { kind: 'line', number: info.lines }, record: Object.fromEntries(named) };
  });
  for (const name of filled)
    problems.push({ place: null, fault: { is: 'nameless-column', number: Number(name) } });
  return cells;
}

/** A column without a name is known by its number between two spaces, which no name has at its ends. */
function isNameless(column: string): boolean {
  return column.startsWith(' ');
}

/**
 * The names of the columns in small letters, except those of specifications, which shoppers read. Excel writes columns without a name
 * for cells that were once filled.
 */
function columnNames(names: readonly string[], problems: Problem[]): string[] {
  const columns = names.map((name, place) => {
    if (name.trim() === '') return ` ${place + 1} `;
    return isSpecColumn(name) ? name.trim() : name.trim().toLowerCase();
  });
  const twice = columns.filter((name, place) => columns.indexOf(name) < place);
  for (const column of new Set(twice)) {
    problems.push({ place: null, fault: { is: 'column-twice', column } });
  }
  return columns;
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
      return { place, record: Object.fromEntries(Object.entries(item).map(joined)) };
    problems.push({ place, fault: { is: 'no-object' } });
    return [];
  });
}

/** A list in a JSON file stands for what a cell has between vertical bars. */
function joined([name, value]: [string, unknown]): [string, unknown] {
  if (!Array.isArray(value)) return [name, value];
  return [name, name === 'tags' ? tagsCell(value) : value.join(' | ')];
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    // The caller reports the failure in a sentence.
    return undefined;
  }
}
