import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { ownBuild } from './own-build.ts';

function aPackage(scripts: Record<string, string>): string {
  const parent = mkdtempSync(path.join(tmpdir(), 'kashi-own-build-'));
  onTestFinished(() => rmSync(parent, { recursive: true }));
  const folder = path.join(parent, 'mf-x');
  mkdirSync(folder);
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ scripts }));
  return folder;
}

test('a package is built by its own script, in its own folder', async () => {
  const folder = aPackage({ build: `node -e "require('fs').mkdirSync('dist')"` });

  await ownBuild(folder);

  expect(existsSync(path.join(folder, 'dist'))).toBe(true);
});

test('what a build that passes says on its error output is shown, and nothing else', async () => {
  const shown = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  onTestFinished(() => shown.mockRestore());

  await ownBuild(aPackage({ build: 'echo compiled && echo without some cuts >&2' }));

  expect(shown.mock.calls).toEqual([['without some cuts\n']]);
});

test('a build that fails says what it has said itself', async () => {
  const folder = aPackage({ build: 'echo no such colour && exit 3' });

  await expect(ownBuild(folder)).rejects.toThrow('mf-x cannot be built:\nno such colour');
});

test('the build of a remote belongs to a project of types, without which lint takes all that it uses for unsafe', () => {
  const { include } = JSON.parse(readFileSync('tsconfig.json', 'utf8')) as { include: string[] };

  expect(include.some((pattern) => path.matchesGlob('mf-x/build.ts', pattern))).toBe(true);
});

test('a package without a build is told so', async () => {
  await expect(ownBuild(aPackage({}))).rejects.toThrow(
    'The package.json of mf-x has no script called build',
  );
});
