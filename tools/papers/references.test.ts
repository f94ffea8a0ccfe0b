import { calls } from '@kashi/contracts/calls';
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

/** The specification's pages: `## §2 Screens` is a part, `### Invoice` or `- **Invoice**` a place in it, `## R21 …` a reading. */
const specification = readdirSync('docs/specification')
  .map((page) => readFileSync(`docs/specification/${page}`, 'utf8'))
  .join('\n');

const places = placesByPart();
const readings = new Set(specification.match(/(?<=^## )R\d+/gm));

const recordFiles = readdirSync('docs/decisions').filter((name) => /^\d{3}-/.test(name));
const records = new Set(recordFiles.map((name) => name.slice(0, 3)));

/** Applied migrations keep every byte, so they keep the words of their day. */
const unchangeable = 'api/src/schema/migrations/';

const texts = execFileSync('git', ['ls-files'], { encoding: 'utf8' })
  .split('\n')
  .filter((path) => /\.(?:[cm]?[jt]sx?|md|sql|css|ya?ml|sh)$/.test(path))
  // A team's own checkout has not every package.
  .filter((path) => !path.startsWith(unchangeable) && existsSync(path))
  .map((path) => ({ path, text: readFileSync(path, 'utf8') }));

test('the specification has its nine parts and its readings', () => {
  expect([...places.keys()].sort()).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9']);
  expect(readings.size).toBeGreaterThanOrEqual(36);
});

test('every § names a part of the specification, and a place that is there', () => {
  const lost = matches(/§(\d+)(?:, ([A-Z][\w-]*(?: [a-z]+)*))?/g, ([, part = '', place]) => {
    const known = places.get(part);
    if (!known) return true;
    return !!place && !isCitation(place) && !known.some((each) => place.startsWith(each));
  });

  expect(lost).toEqual([]);
});

test('every R names a reading', () => {
  expect(matches(/\bR\d{1,2}\b/g, ([reading]) => !readings.has(reading))).toEqual([]);
});

test('every ADR names a record, and every link to a record says its number', () => {
  const unknown = matches(/\bADR (\d+)/g, ([, record = '']) => !records.has(record));
  const misnamed = matches(
    /\[ADR (\d+)\]\((?:[\w./-]*\/)?(\d{3}-[\w-]+\.md)\)/g,
    ([, record = '', file = '']) => !file.startsWith(record) || !recordFiles.includes(file),
  );

  expect([...unknown, ...misnamed]).toEqual([]);
});

test('every link from document to document leads to one that is there', () => {
  const linked = texts.flatMap(({ path, text }) =>
    path.endsWith('.md')
      ? [...text.matchAll(/\]\(([\w./-]+\.md)(?:#[\w-]+)?\)/g)].map(([, link = '']) => ({
          path,
          to: join(dirname(path), link),
        }))
      : [],
  );

  // A team's own checkout has not every folder.
  const dead = linked.filter(({ to }) => existsSync(to.split('/')[0] ?? '') && !existsSync(to));

  expect(dead).toEqual([]);
});

test('no file cites a section or a decision by words alone, which could mean several documents', () => {
  // The specification's own page says what these words mean in migrations.
  const ambiguous = matches(
    /\b(?:section|decision)s?(?: records?)?\s+(?:\*|\/\/|--)?\s*\d/gi,
    () => true,
  );

  expect(ambiguous.filter((found) => !found.startsWith('docs/specification/README.md'))).toEqual(
    [],
  );
});

test('the specification lists every call, and says which need a token and which are extensions', () => {
  const listed = specification.matchAll(/^\| `(\w+ \/v1\/\S+)`( ◆)?( \+)? *\|/gm);
  // As the table of docs/specification/contracts.md writes them, so that a failure shows the row to be written.
  const specified = [...listed].map(
    ([, name, token = '', plus = '']) => `\`${name}\`${token}${plus}`,
  );

  const served = Object.entries(calls).map(([name, { caller, summary }]) => {
    const token = caller === 'customer' ? ' ◆' : '';
    return `\`${name}\`${token}${summary.startsWith('Extension: ') ? ' +' : ''}`;
  });

  expect(specified.toSorted()).toEqual(served.toSorted());
});

function placesByPart(): Map<string, string[]> {
  const parts = specification.split(/^## §/m).slice(1);
  return new Map(
    parts.map((part) => [
      part.slice(0, 1),
      part.split(/^## /m)[0]?.match(/(?<=^### ).+|(?<=^- \*\*)[^*]+/gm) ?? [],
    ]),
  );
}

/** `§7, R5` cites a reading beside the part. */
function isCitation(place: string): boolean {
  return /^(?:R\d|ADR)/.test(place);
}

/** The wrong matches of the pattern in the repository, as `file: text`. */
function matches(pattern: RegExp, isWrong: (match: RegExpMatchArray) => boolean): string[] {
  return texts.flatMap(({ path, text }) =>
    [...text.matchAll(pattern)].filter(isWrong).map(([found]) => `${path}: ${found}`),
  );
}
