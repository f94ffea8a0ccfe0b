import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

interface Row {
  journey: string;
  who: string;
  cells: Map<string, string>;
}

/** Says at the end which engine got how far: for each journey a row for every engine, and a column for every sentence. */
export default class Table implements Reporter {
  readonly #rows: Row[] = [];

  onTestEnd(test: TestCase, { steps }: TestResult): void {
    const [, engine = ''] = test.titlePath();
    const [size = '', journey = ''] = test.title.split(': ');
    const sentences = steps.filter(({ category }) => category === 'test.step');
    const cells = sentences.map(({ title, error, duration }): [string, string] => [
      title,
      error ? '✗' : `${(duration / 1000).toFixed(1)} s`,
    ]);
    this.#rows.push({ journey, who: `${engine} ${size}`, cells: new Map(cells) });
  }

  onEnd(): void {
    for (const [journey, rows] of Map.groupBy(this.#rows, (row) => row.journey)) {
      process.stdout.write(`\n${capitalised(journey)}\n${tableOf(rows)}\n`);
    }
  }
}

function tableOf(rows: Row[]): string {
  const columns = [...new Set(rows.flatMap(({ cells }) => [...cells.keys()]))];
  const width = Math.max(...rows.map(({ who }) => who.length));
  const line = (head: string, cells: string[]) =>
    head.padEnd(width) + cells.map((cell) => cell.padStart(8)).join('');

  return [
    ...columns.map((sentence, index) => `${String(index + 1).padStart(2)}  ${sentence}`),
    line(
      '',
      columns.map((_, index) => String(index + 1)),
    ),
    ...rows
      .toSorted((one, other) => one.who.localeCompare(other.who))
      .map(({ who, cells }) =>
        line(
          who,
          columns.map((column) => cells.get(column) ?? '–'),
        ),
      ),
  ].join('\n');
}

function capitalised(sentence: string): string {
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}
