import { wholeShop, type Failed, type NotChecked, type Row } from './row.ts';

const marks = { passed: '✓', failed: '✗', 'not checked': '–' } as const;

/** The report for people: a table of checks and teams, what failed, and what was not checked. */
export function reportOf(rows: Row[], teams: string[]): string {
  const cells = cellsOf(rows);
  const failures = [...cells.values()]
    .map((cell) => cell.filter((row) => row.result === 'failed'))
    .filter((cell) => cell.length > 0);
  const unchecked = [...cells.values()]
    .filter((cell) => resultOf(cell) === 'not checked')
    .flatMap((cell) => cell.filter((row) => row.result === 'not checked'));

  return [
    tableOf(rows, [...teams, wholeShop], cells),
    ...failures.map(failureLines),
    uncheckedLines(unchecked),
    informationLines(rows),
    countLine(cells),
  ]
    .filter((part) => part !== '')
    .join('\n\n');
}

/** A cell is what was found of one check and one team on all pages. */
function cellsOf(rows: Row[]): Map<string, Row[]> {
  const cells = new Map<string, Row[]>();
  for (const row of rows) {
    const key = keyOf(row.check, row.team);
    cells.set(key, [...(cells.get(key) ?? []), row]);
  }
  return cells;
}

function keyOf(check: string, team: string): string {
  return `${check}\n${team}`;
}

/** One failed page fails the cell. A cell has passed if it was checked on one page at least. */
function resultOf(cell: Row[]): Row['result'] {
  const results = cell.map(({ result }) => result);
  if (results.includes('failed')) return 'failed';
  return results.includes('passed') ? 'passed' : 'not checked';
}

/** The mark, and the worst factor of the pages. */
function textOf(cell: Row[]): string {
  const factors = cell.flatMap((row) =>
    row.result === 'passed' && row.factor !== undefined ? [row.factor] : [],
  );
  const worst = factors.length > 0 ? ` ${Math.max(...factors).toFixed(1)}×` : '';
  return `${marks[resultOf(cell)]}${worst}`;
}

function tableOf(rows: Row[], teams: string[], cells: Map<string, Row[]>): string {
  const checks = unique(rows.map(({ check }) => check));
  const lines = [
    ['', ...teams],
    ...checks.map((check) => [
      check,
      ...teams.map((team) => {
        const cell = cells.get(keyOf(check, team));
        return cell ? textOf(cell) : '';
      }),
    ]),
  ];
  const widths = lines[0]!.map((_, at) => Math.max(...lines.map((line) => line[at]!.length)));
  return lines
    .map((line) =>
      line
        .map((text, at) => text.padEnd(widths[at]!))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

function subjectOf({ check, team, page }: Row): string {
  return [check, team, ...(page ? [`page ${page}`] : [])].join(' · ');
}

/** Of a check that fails on several pages the first page is told: the others mostly fail by the same cause. */
function failureLines([first, ...others]: Failed[]): string {
  if (!first) return '';
  return [
    `✗ ${subjectOf(first)}`,
    `  expected: ${first.expected}`,
    `  seen: ${first.seen}`,
    ...(first.screenshot ? [`  picture: ${first.screenshot}`] : []),
    ...(others.length > 0 ? [`  also on: ${others.map(({ page }) => page).join(', ')}`] : []),
  ].join('\n');
}

/** What one reason keeps from being checked stands together, by team. */
function uncheckedLines(rows: NotChecked[]): string {
  return grouped(rows, ({ missing }) => missing)
    .map(([missing, ofReason]) => {
      const teams = grouped(ofReason, ({ team }) => team).map(
        ([team, ofTeam]) => `    ${team}: ${unique(ofTeam.map(({ check }) => check)).join(', ')}`,
      );
      return [`– not checked: ${missing}`, ...teams].join('\n');
    })
    .join('\n');
}

function grouped<Item>(items: Item[], keyOf: (item: Item) => string): [string, Item[]][] {
  return unique(items.map(keyOf)).map((key) => [key, items.filter((item) => keyOf(item) === key)]);
}

function unique(texts: string[]): string[] {
  return [...new Set(texts)];
}

function informationLines(rows: Row[]): string {
  const told = rows.flatMap((row) =>
    row.result === 'passed' && row.figure && row.factor === undefined
      ? [`  ${subjectOf(row)}: ${row.figure}`]
      : [],
  );
  return unique(told).join('\n');
}

function countLine(cells: Map<string, Row[]>): string {
  const results = [...cells.values()].map(resultOf);
  const count = (wanted: Row['result']) => results.filter((result) => result === wanted).length;
  return `${count('passed')} passed, ${count('failed')} failed, ${count('not checked')} not checked.`;
}
