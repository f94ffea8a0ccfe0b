import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import {
  expectAmong,
  folderOf,
  ownRemote,
  remotesHere,
  sharedPackagesOf,
  withRemote,
} from './workspace.ts';

/** The repository of one remote, whose package has this name. */
function aRepositoryOf(packageName: string): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'kashi-repository-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(path.join(folder, 'src'));
  writeFileSync(path.join(folder, 'src/remote.ts'), '');
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ name: packageName }));
  return folder;
}

test.each(['mf-guide', '@shop/mf-guide'])(
  'the repository of %s has one remote, which lies at its root',
  (packageName) => {
    const place = aRepositoryOf(packageName);

    expect(remotesHere(place)).toEqual(['mf-guide']);
    expect(folderOf('mf-guide', place)).toBe('.');
  },
);

test('a repository whose package is not called like a remote is refused with what to do', () => {
  const place = aRepositoryOf('guide');

  expect(() => ownRemote(place)).toThrow('«guide», should end like a remote’s: @shop/mf-guide');
});

test('in its own repository the name of a remote may be left out, and that of another may not', () => {
  const place = aRepositoryOf('mf-guide');

  expect(withRemote(['50'], place)).toEqual(['mf-guide', '50']);
  expect(withRemote(['mf-guide', '50'], place)).toEqual(['mf-guide', '50']);
  expect(withRemote(['mf-product', '50'], place)).toEqual(['mf-product', '50']);
});

test('in the workspace every command about a remote names it', () => {
  expect(ownRemote()).toBeNull();
  expect(folderOf('mf-content')).toBe('mf-content');
  expect(withRemote(['50'])).toEqual(['50']);
});

test('a package is checked again after a change of what it imports, and of nothing else of `shared`', () => {
  expect(sharedPackagesOf('api')).toContain('shared/contracts');
  expect(sharedPackagesOf('api')).not.toContain('shared/ui');
});

test('what a package imports through another counts as well', () => {
  expect(sharedPackagesOf('shared/kit')).toContain('shared/border');
  expect(sharedPackagesOf('mf-content')).toEqual(
    expect.arrayContaining(sharedPackagesOf('shared/kit')),
  );
});

test('a name that no package has is refused with the names that there are', () => {
  expect(() => expectAmong(['mf-a', 'mf-typo'], ['mf-a', 'mf-b'])).toThrow(
    'There is no mf-typo; there are mf-a, mf-b',
  );
});
