import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { fileHashes } from '../touched/file-hashes.ts';
import { circlesOfRooms } from './rooms.ts';

test('no folders of a package import each other in a circle', () => {
  const sources = [...fileHashes().keys()].filter((file) => /\.tsx?$/.test(file));
  expect(sources.length).toBeGreaterThan(1000);

  expect(
    circlesOfRooms(new Map(sources.map((file) => [file, readFileSync(file, 'utf8')]))),
  ).toEqual([]);
});

test('a circle is told by its imports, and what only leads to it or away from it is not', () => {
  const files = new Map([
    ['mf-x/src/remote.ts', "import { page } from './cart/page.ts';"],
    ['mf-x/src/cart/page.ts', "import { sum } from '../orders/sum.ts';"],
    ['mf-x/src/orders/sum.ts', "import { lines } from '../lines/lines.ts';"],
    ['mf-x/src/lines/lines.ts', "import type { Cart } from '../cart/cart.ts';"],
    ['mf-x/src/cart/cart.ts', "import { digits } from '../text/digits.ts';"],
    ['mf-x/src/text/digits.ts', ''],
    ['mf-x/src/text/digits.test.ts', "import { page } from '../cart/page.ts';"],
  ]);

  expect(circlesOfRooms(files)).toEqual([
    'mf-x/src: cart → orders (mf-x/src/cart/page.ts)',
    'mf-x/src: orders → lines (mf-x/src/orders/sum.ts)',
    'mf-x/src: lines → cart (mf-x/src/lines/lines.ts)',
  ]);
});

test('two houses may have folders of one name', () => {
  const files = new Map([
    ['shared/a/src/text/one.ts', "import { two } from '@kashi/a/form/two';"],
    ['shared/a/src/form/two.ts', ''],
    ['shared/b/src/form/one.ts', "import { two } from '../text/two.ts';"],
    ['shared/b/src/text/two.ts', ''],
  ]);

  expect(circlesOfRooms(files)).toEqual([]);
});

test('the layers are those of the houses that a checkout has, and a room on none of them is named', () => {
  const checkout = mkdtempSync(path.join(tmpdir(), 'kashi-layers-'));
  onTestFinished(() => rmSync(checkout, { recursive: true }));
  const file = JSON.stringify(path.resolve('tools/boundaries/layers.cjs'));
  const rules = () =>
    execFileSync(process.execPath, ['-p', `require(${file}).layerRules.length`], {
      cwd: checkout,
      stdio: 'pipe',
      encoding: 'utf8',
    });

  expect(rules()).toBe('0\n');

  mkdirSync(path.join(checkout, 'api/src/parcels'), { recursive: true });
  expect(rules).toThrow('api/src/parcels stands on no layer');
});
