import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findChromium } from '../../../tools/browsers/chromium.ts';
import { testMap } from './test-map.ts';
import { openTestShop } from './test-shop.ts';

const source = path.resolve('e2e/suite');
const command = path.join(source, 'src/kashi-suite.ts');
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'kashi-suite-command-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('a shop that fails is told in a table and in a file, and the exit code is 1', async () => {
  const shop = await openTestShop('error in the console');
  const map = testMap(shop.url, { pages: ['home'], has: [] });
  writeFileSync(path.join(folder, 'map.json'), JSON.stringify(map));

  const { code, output } = await runs([command, 'map.json', '--json', 'report.json']);
  await shop.close();

  expect(code).toBe(1);
  expect(output).toMatch(/^whole: console .*✗$/m);
  expect(output).toContain('seen: goods lost something');
  const { rows } = JSON.parse(readFileSync(path.join(folder, 'report.json'), 'utf8')) as {
    rows: object[];
  };
  expect(rows).toContainEqual(
    expect.objectContaining({ check: 'whole: console', page: 'home', result: 'failed' }),
  );
});

test.each([
  ['{}', [], '`teams` is missing, and has to name the teams.'],
  [
    '{ "teams": {}, "pages": {} }',
    [],
    'The map names no `address`, and the command has no --address.',
  ],
  [
    '{ "teams": {}, "pages": {} }',
    ['--address', 'http://127.0.0.1:9'],
    'Nothing answers at http://127.0.0.1:9.',
  ],
])('what keeps the suite from running has the exit code 2: %s %j', async (map, args, sentence) => {
  writeFileSync(path.join(folder, 'map.json'), map);

  const { code, output } = await runs([command, 'map.json', ...args]);

  expect(code).toBe(2);
  expect(output).toContain(sentence);
});

test('the package is plain JavaScript, and needs nothing of this workspace', async () => {
  const compiler = path.resolve('node_modules/@typescript/native/bin/tsc');
  const dist = path.join(folder, 'dist');
  await runs([compiler, '-p', source, '--outDir', dist]);
  writeFileSync(path.join(folder, 'package.json'), '{ "type": "module" }');
  symlinkSync(path.join(source, 'node_modules'), path.join(folder, 'node_modules'));

  const { code, output } = await runs([
    '--no-experimental-strip-types',
    path.join(dist, 'kashi-suite.js'),
    '--help',
  ]);

  expect(output).toMatch(/^kashi-suite MAP/);
  expect(code).toBe(0);
});

/** In a folder of its own, as in anybody's repository. */
function runs(args: string[]): Promise<{ code: number; output: string }> {
  const env = { ...process.env, CHROME_PATH: findChromium() };
  return new Promise((resolve) => {
    const child = execFile(process.execPath, args, { cwd: folder, env }, (_error, stdout, stderr) =>
      resolve({ code: child.exitCode ?? 1, output: stdout + stderr }),
    );
  });
}
