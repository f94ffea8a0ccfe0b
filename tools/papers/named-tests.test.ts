import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Tables that say of each promise where the test is that holds it: `| promise | file | title |`. */
const tables = ['docs/account-tests.md', 'docs/survival.md'];

const rows = tables
  .flatMap((table) => readFileSync(table, 'utf8').split('\n'))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .filter(([, , file]) => file?.endsWith('.ts') || file?.endsWith('.tsx'))
  .map(([, said = '', file = '', title = '']) => ({ said, file, title }));

test('the tables have rows to hold', () => {
  expect(rows.length).toBeGreaterThan(90);
});

/** A team's own checkout has not every package. */
const here = rows.filter(({ file }) => existsSync(file.split('/')[0] ?? ''));

test.each(here)('«$said» is held by a test that is there', ({ file, title }) => {
  const isThere = title !== '' && readFileSync(file, 'utf8').includes(title);

  expect(isThere, `${file}: ${title}`).toBe(true);
});
