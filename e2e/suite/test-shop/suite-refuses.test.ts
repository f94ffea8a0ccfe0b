import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { findChromium } from '../../../tools/browsers/chromium.ts';
import { readMap } from '../src/map/read-map.ts';
import type { Row } from '../src/report/row.ts';
import { runSuite } from '../src/run-suite.ts';
import type { ShopFault } from './shop-state.ts';
import { testMap, type Told } from './test-map.ts';
import { openTestShop } from './test-shop.ts';

beforeAll(() => {
  process.env['CHROME_PATH'] = findChromium();
});

test('a shop that survives everything passes every check', async () => {
  const rows = await rowsOf(undefined, {
    pages: ['home', 'lamp', 'basket'],
    has: ['deploy', 'server'],
  });

  expect(failuresIn(rows)).toEqual([]);
  // Only the team goods tells how it is deployed, and how its server part is taken down.
  expect(neverPassedIn(rows)).toEqual(['a deploy under an open tab', 'server part is down']);
});

test.each<[ShopFault, string[]]>([
  [
    'style holds the paint',
    [
      'files are late: buying',
      'files are late: first paint',
      'files are late: the rest stays',
      'files are late: title and price',
      'files never answer: buying',
      'files never answer: first paint',
      'files never answer: the rest stays',
      'files never answer: title and price',
    ],
  ],
  [
    'blank without its code',
    [
      ...['the rest stays', 'title and price', 'buying'].flatMap((what) =>
        ['cannot be had', 'are late', 'never answer', 'throw', 'are HTML'].map(
          (how) => `files ${how}: ${what}`,
        ),
      ),
      'files cannot be had: going to its page',
      'without code: buying',
      'without code: title and price',
    ],
  ],
  ['buy button needs code', ['without code: buying']],
  ['inline scripts allowed', ['strict policy: scripts']],
  ['error in the console', ['whole: console']],
  ['the same id twice', ['whole: ids']],
  ['a file is missing', ['whole: requests']],
  ['deploys delete files', ['a deploy under an open tab: later parts']],
  ['one server for all', ['server part is down: its page']],
])('a shop with this fault is refused for it: %s', async (fault, checks) => {
  const rows = await rowsOf(fault, toldFor(fault));

  expect(failuresIn(rows)).toEqual(checks.toSorted());
});

test('a fault that no file has met proves nothing, and is not called passed', async () => {
  const rows = await rowsOf(undefined, { pages: ['lamp'], has: [], files: '/nowhere/**' });

  const ofFiles = rows.filter(({ check, team }) => check.startsWith('files') && team === 'goods');
  expect(ofFiles).not.toEqual([]);
  const checked = ofFiles.filter(
    ({ check, result }) => result !== 'not checked' && !check.endsWith('going to its page'),
  );
  expect(checked).toEqual([]);
});

/** The page that has the fault, and what else the fault is seen by. */
function toldFor(fault: ShopFault): Told {
  if (fault === 'blank without its code') return { pages: ['lamp', 'basket'], has: [] };
  if (fault === 'deploys delete files') return { pages: ['lamp'], has: ['deploy'] };
  if (fault === 'one server for all') return { pages: ['lamp'], has: ['server'] };
  return { pages: ['lamp'], has: [] };
}

async function rowsOf(fault: ShopFault | undefined, told: Told): Promise<Row[]> {
  const shop = await openTestShop(fault);
  const folder = mkdtempSync(path.join(tmpdir(), 'kashi-suite-'));
  try {
    const map = readMap(JSON.stringify(testMap(shop.url, told)));
    return await runSuite(map, { address: shop.url, pictures: folder, commandFolder: folder });
  } finally {
    await shop.close();
    rmSync(folder, { recursive: true });
  }
}

function neverPassedIn(rows: Row[]): string[] {
  const passed = rows.filter(({ result }) => result === 'passed').map(({ check }) => check);
  return [...new Set(rows.map(({ check }) => check))]
    .filter((check) => !passed.includes(check))
    .toSorted();
}

function failuresIn(rows: Row[]): string[] {
  const failed = rows.filter(({ result }) => result === 'failed').map(({ check }) => check);
  return [...new Set(failed)].toSorted();
}
