import { readFileSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';

const folder = 'docs/decisions';

const records = readdirSync(folder)
  .filter((name) => /^\d{3}-.+\.md$/.test(name))
  .map((file) => ({
    file,
    number: file.slice(0, 3),
    text: readFileSync(`${folder}/${file}`, 'utf8'),
  }));

test.each(records)(
  '$file says its title, date, status and what was rejected',
  ({ number, text }) => {
    expect(text).toMatch(new RegExp(`^# ${number} \\S.*\n\n- Date: \\d{4}-\\d\\d-\\d\\d`));
    expect(text).toMatch(/^- Status: (?:accepted|superseded)/m);
    for (const part of ['Context', 'Decision', 'Rejected', 'Consequences']) {
      expect(text).toContain(`**${part}.**`);
    }
  },
);

test('the index lists every record, in their order, with its title and status', () => {
  const rows = readFileSync(`${folder}/README.md`, 'utf8').matchAll(
    /^\| \[(\d{3})\]\(([^)]+)\) +\| (.+?) +\| (.+?) +\|/gm,
  );
  const listed = [...rows].map(([, number, file, title, status]) => ({
    number,
    file,
    title,
    status,
  }));

  const written = records.map(({ number, file, text }) => ({
    number,
    file,
    title: /^# \d{3} (.+)$/m.exec(text)?.[1],
    status: statusOf(text).replaceAll(/\[([^\]]+)\]\([^)]+\)/g, '$1'),
  }));

  expect(listed).toEqual(written);
});

test('what supersedes a record is named in the status of that record, and the other way round', () => {
  const claimed = records.flatMap(({ number, text }) =>
    recordsIn(/^- Supersedes: .+$/m.exec(text)?.[0]).map((old) => `${number} supersedes ${old}`),
  );
  const admitted = records.flatMap(({ number, text }) =>
    recordsIn(statusOf(text)).map((newer) => `${newer} supersedes ${number}`),
  );

  expect(claimed.sort()).toEqual(admitted.sort());
});

test('a number is used once', () => {
  const numbers = records.map(({ number }) => number);

  expect(numbers).toEqual([...new Set(numbers)]);
});

function statusOf(text: string): string {
  return /^- Status: (.+)$/m.exec(text)?.[1] ?? '';
}

function recordsIn(line = ''): string[] {
  return [...line.matchAll(/ADR (\d{3})/g)].map(([, number = '']) => number);
}
