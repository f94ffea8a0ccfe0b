import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

/** Each README with the folder that it lists. */
const maps = [
  ['api', 'src'],
  ['shared', 'src'],
  ['shell', ''],
  ['e2e', ''],
  ['tools', ''],
  ['desk', 'src'],
] as const;

const notOurs = new Set(['node_modules', 'dist', '.cache', 'test-results', 'playwright-report']);

/** A team's own checkout may be without some. */
test.each(maps.filter(([name]) => existsSync(name)))(
  'the README of %s lists every folder of it, and no other',
  (name, within) => {
    const there = readdirSync(path.join(name, within), { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && !notOurs.has(entry.name))
      .map((entry) => entry.name);
    const cells = [...readFileSync(`${name}/README.md`, 'utf8').matchAll(/^\|([^|]*`[^|]*)\|/gm)];
    const listed = cells.flatMap(([, cell = '']) => [...cell.matchAll(/`(?:src\/)?([^`]+)`/g)]);

    const names = listed.map(([, folder = '']) => folder).filter((folder) => folder !== 'build');
    expect(names.sort()).toEqual(there.sort());
  },
);
