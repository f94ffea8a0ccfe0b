import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { expectNamed, libraryNeeds, sharedModules } from './library-needs.ts';

function aPackage(said: object): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'kashi-package-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ name: 'mf-x', ...said }));
  return folder;
}

test("the federation asks for the range of the remote itself, or else for the kit's", () => {
  const needs = libraryNeeds(aPackage({ peerDependencies: { react: '^19.4', swiper: '^14' } }));
  const shared = sharedModules(needs);

  expect(needs.own).toEqual({ react: '^19.4' });
  expect(shared['react/jsx-runtime']?.requiredVersion).toBe('^19.4');
  expect(shared['react-dom/client']?.requiredVersion).toBe(needs.kit['react-dom']);
});

test('a remote with its own copy of a lent library is not built', () => {
  const folder = aPackage({ dependencies: { jotai: '3.0.1' } });

  expect(() => libraryNeeds(folder)).toThrow(
    'mf-x has jotai under dependencies: what the shell lends stands under peerDependencies',
  );
});

test('a range that only the workspace understands is refused', () => {
  const folder = aPackage({ peerDependencies: { react: 'catalog:' } });

  expect(() => libraryNeeds(folder)).toThrow('mf-x needs react catalog:');
});

test('every imported library must be named', () => {
  const needs = libraryNeeds(aPackage({ peerDependencies: { react: '^19.0.0' } }));

  expect(() => expectNamed('mf-x', ['react/jsx-runtime', 'react-dom'], needs)).not.toThrow();
  expect(() => expectNamed('mf-x', ['react', 'jotai'], needs)).toThrow(
    'mf-x imports jotai, which its package.json does not name under peerDependencies',
  );
});
