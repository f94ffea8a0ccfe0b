import { copyFileSync, globSync, mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { rspackBuild } from '../builds/build.ts';
import { budgetCheck } from '../gate/checks/budget-check.ts';
import { readCandidate } from '../gate/builds/candidate.ts';
import { classNamesCheck } from '../gate/checks/class-names-check.ts';
import { contractCheck } from '../gate/checks/contract-check.ts';
import { filesCheck } from '../gate/checks/files-check.ts';
import { formatted } from '../papers/formatted.ts';
import { remoteFolders } from '../workspace.ts';
import { newRemote } from './new-remote.ts';

const parent = path.resolve('.cache/new-remote');
/** A remote of the shop, whichever this checkout has. */
const [present = ''] = remoteFolders();

test('a new remote is built and passes the gate as it is', { timeout: 60_000 }, async () => {
  onTestFinished(() => rmSync(parent, { recursive: true }));
  mkdirSync(parent, { recursive: true });
  copyFileSync('tsconfig.base.json', path.join(parent, 'tsconfig.base.json'));
  newRemote('mf-guide', parent);
  const folder = path.join(parent, 'mf-guide');
  // As an installation would leave it.
  symlinkSync(path.resolve(present, 'node_modules'), path.join(folder, 'node_modules'));

  await rspackBuild(folder);

  const build = readCandidate(path.join(folder, 'dist'));
  const { name, routes } = build.manifest;
  expect([name, routes[0]?.paths]).toEqual(['mf-guide', ['/guide']]);
  for (const check of [filesCheck, contractCheck, classNamesCheck, budgetCheck]) {
    expect(await check(build)).toEqual([]);
  }
});

test('a new remote has the form that the check asks for', async () => {
  onTestFinished(() => rmSync(parent, { recursive: true }));
  newRemote('mf-form', parent);

  const files = globSync(`${parent}/mf-form/**/*.*`);
  const isRight = async (file: string) => {
    const text = readFileSync(file, 'utf8');
    return (await formatted(file, text)) === text;
  };
  const right = await Promise.all(files.map(isRight));

  expect(files.length).toBeGreaterThan(5);
  expect(files.filter((_file, index) => !right[index])).toEqual([]);
});

test.each(['guide', 'mf-', 'mf-Guide', '../mf-x', ''])('«%s» is no name of a remote', (name) => {
  expect(() => newRemote(name, parent)).toThrow('should be a name such as mf-guide');
});

test('a remote that is there is not written over', () => {
  expect(() => newRemote(present)).toThrow(`${present} is there already`);
});

test('the page on the first remote installs a library by the command by which a container installs all', () => {
  const command = /npm exec .* -- pnpm install/;
  const written = command.exec(readFileSync('docs/first-remote.md', 'utf8'))?.[0];

  expect(written).toBeDefined();
  expect(readFileSync('docs/operations/Containerfile', 'utf8')).toContain(written);
});
