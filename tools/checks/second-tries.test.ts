import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { quietly } from '../running/run.ts';
import { secondTry } from '../running/second-try.ts';

const reporter = path.resolve('tools/checks/second-tries.ts');

/** What vitest says of one file of tests, which it may try twice. */
async function said(tests: string): Promise<string[]> {
  const folder = mkdtempSync(path.resolve('node_modules/.second-tries-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(
    path.join(folder, 'some.test.js'),
    `import { expect, test } from 'vitest';\nlet tries = 0;\n${tests}`,
  );
  const { output } = await quietly('vitest', [
    'run',
    `--root=${folder}`,
    '--retry=1',
    `--reporter=${reporter}`,
  ]);
  return output.split('\n').filter((line) => line.startsWith(secondTry));
}

test('a test that needed its second try is named, with the reason of the first', async () => {
  const told = await said(`test('counts', () => expect(tries++).toBe(1));`);

  expect(told).toEqual([
    `${secondTry} some.test.js › counts (expected +0 to be 1 // Object.is equality)`,
  ]);
});

test('tests that pass at once, or never, are not named', async () => {
  const told = await said(`test('passes', () => {});\ntest('fails', () => expect(1).toBe(2));`);

  expect(told).toEqual([]);
});
