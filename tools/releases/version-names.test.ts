import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { forgetNames, nameVersion, versionNamed } from './version-names.ts';

function aFolder() {
  const folder = mkdtempSync(path.join(tmpdir(), 'kashi-names-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const version of ['1', '2'])
    mkdirSync(path.join(folder, 'mf-x', version), { recursive: true });
  return folder;
}

test('a name leads to the version that was last uploaded under it, and a version to itself', () => {
  const folder = aFolder();

  nameVersion(folder, 'mf-x@1', 'pr-12');
  nameVersion(folder, 'mf-x@2', 'pr-12');

  expect(versionNamed(folder, 'mf-x', 'pr-12')).toBe('2');
  expect(versionNamed(folder, 'mf-x', '1')).toBe('1');
});

test('a name goes with its version', () => {
  const folder = aFolder();
  nameVersion(folder, 'mf-x@1', 'pr-12');
  nameVersion(folder, 'mf-x@2', 'pr-13');
  rmSync(path.join(folder, 'mf-x/1'), { recursive: true });

  forgetNames(folder, 'mf-x');

  expect(versionNamed(folder, 'mf-x', 'pr-12')).toBe('pr-12');
  expect(versionNamed(folder, 'mf-x', 'pr-13')).toBe('2');
});

test.each(['../x', '12', 'pr 12', ''])('«%s» is no name', (alias) => {
  expect(() => nameVersion(aFolder(), 'mf-x@1', alias)).toThrow('should be a word');
});
