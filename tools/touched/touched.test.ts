import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { testsOfFiles } from '../checks/unit-tests.ts';
import { fileHashes } from './file-hashes.ts';
import { withImporters } from './importers.ts';
import { touchedSince } from './touched-since.ts';

/** A checkout with these files, which tests may write again. */
function aCheckout(files: Record<string, string>) {
  const folder = mkdtempSync(path.join(tmpdir(), 'kashi-touched-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  };
  for (const [file, text] of Object.entries(files)) write(file, text);
  return { folder, write, remove: (file: string) => rmSync(path.join(folder, file)) };
}

/** A checkout that git keeps, and in which a check has passed. */
function aPassedCheckout() {
  const checkout = aCheckout({
    'a.ts': '1',
    'b.ts': '2',
    'c.ts': '3',
    '.gitignore': 'dist\n.cache',
  });
  const { folder } = checkout;
  spawnSync('git', ['init', '-q'], { cwd: folder });
  const now = () => touchedSince('lint', fileHashes(folder), path.join(folder, '.cache'));
  now().notePassed();
  return { ...checkout, now };
}

test('what is as it was when a check has passed is not looked at again', () => {
  const { now, write } = aPassedCheckout();
  write('b.ts', '2');
  write('dist/b.js', 'built');

  expect(now().files).toEqual([]);
});

test('what is different, new or gone is', () => {
  const { now, write, remove } = aPassedCheckout();
  write('b.ts', '20');
  write('d.ts', '4');
  remove('c.ts');

  expect(now().files?.toSorted()).toEqual(['b.ts', 'c.ts', 'd.ts']);
});

test('a check that has failed counts like one that never ran: no file is known to be well', () => {
  const { now, write } = aPassedCheckout();
  write('b.ts', '20');
  now();

  expect(now().files).toEqual(['b.ts']);
  expect(touchedSince('types', new Map([['a.ts', '1']]), '/nowhere').files).toBeNull();
});

test('where git cannot say what there is, everything is looked at', () => {
  const { folder } = aCheckout({ 'a.ts': '1' });

  const { files, notePassed } = touchedSince('lint', fileHashes(folder), path.join(folder, 'kept'));
  notePassed();

  expect(files).toBeNull();
  expect(touchedSince('lint', fileHashes(folder), path.join(folder, 'kept')).files).toBeNull();
});

test('a change touches every file that imports it, also through other files and through shared ones', () => {
  const files = {
    'shared/contracts/src/cart.ts': '',
    'shared/ui/src/Button.tsx': "import type { Cart } from '@kashi/contracts/cart';",
    'mf-a/src/Page.tsx': "import {\n  Button,\n} from '@kashi/ui/Button';",
    'mf-a/src/late.ts': "const page = import('./Page.tsx');",
    'mf-a/src/own.ts': "export * from './late.ts'",
    'mf-b/src/Other.tsx': "import { useState } from 'react';",
  };
  const { folder } = aCheckout(files);

  const touched = withImporters(['shared/contracts/src/cart.ts'], Object.keys(files), folder);

  expect(touched).toEqual(Object.keys(files).filter((file) => file !== 'mf-b/src/Other.tsx'));
});

/** Tests that look through files which they have made themselves. */
const ofFilesOfTheirOwn = [
  'tools/builds/build.test.ts',
  'tools/create-kashi-remote/new-repository.test.ts',
  'tools/new-remote/new-remote.test.ts',
  'tools/touched/touched.test.ts',
];

test('a test that looks through the files of the workspace runs with every check, since no import says what it reads', () => {
  const readers = [...fileHashes().keys()].filter(
    (file) =>
      /\.test\.tsx?$/.test(file) &&
      !file.startsWith('api/') &&
      /\b(fileHashes|globSync)\(/.test(readFileSync(file, 'utf8')),
  );
  expect(readers).toContain('tools/lint/custom-properties.test.ts');

  const missed = readers.filter(
    (file) =>
      !ofFilesOfTheirOwn.includes(file) && !testsOfFiles.some((place) => file.startsWith(place)),
  );
  expect(missed).toEqual([]);
});
