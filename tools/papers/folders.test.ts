import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

/** Each README with the folder that it lists. */
const maps = [
  ['api', 'src'],
  ['shared', ''],
  ['shell', ''],
  ['e2e', ''],
  ['tools', ''],
  ['desk', 'src'],
] as const;

const notOurs = new Set(['node_modules', 'dist', '.cache', 'test-results', 'playwright-report']);

function foldersOf(place: string): string[] {
  return readdirSync(place, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !notOurs.has(entry.name))
    .map((entry) => entry.name);
}

/** A team's own checkout may be without some. */
test.each(maps.filter(([name]) => existsSync(name)))(
  'the README of %s lists every folder of it, and no other',
  (name, within) => {
    const beside = within === '' ? [] : foldersOf(name).filter((folder) => folder !== within);
    const there = [...foldersOf(path.join(name, within)), ...beside];
    const cells = [...readFileSync(`${name}/README.md`, 'utf8').matchAll(/^\|([^|]*`[^|]*)\|/gm)];
    const listed = cells.flatMap(([, cell = '']) => [...cell.matchAll(/`(?:src\/)?([^`]+)`/g)]);

    const names = listed.map(([, folder = '']) => folder);
    expect(names.sort()).toEqual(there.sort());
  },
);
