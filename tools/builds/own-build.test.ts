import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
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

test('a build that fails says what it has said itself', async () => {
  const folder = aPackage({ build: 'echo no such colour && exit 3' });

  await expect(ownBuild(folder)).rejects.toThrow('mf-x cannot be built:\nno such colour');
});

test('a package without a build is told so', async () => {
  await expect(ownBuild(aPackage({}))).rejects.toThrow(
    'The package.json of mf-x has no script called build',
  );
});
