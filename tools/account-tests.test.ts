import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const rows = readFileSync('docs/account-tests.md', 'utf8')
  .split('\n')
  .filter((line) => /^\| \d|^\| [a-z]/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, said = '', file = '', title = '']) => ({ said, file, title }));

test('the table has rows to hold', () => {
  expect(rows.length).toBeGreaterThan(50);
});

test.each(rows)('«$said» is held by a test that is there', ({ file, title }) => {
  const isThere = title !== '' && readFileSync(file, 'utf8').includes(title);

  expect(isThere, `${file}: ${title}`).toBe(true);
});
