import {
  copyFileSync,
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { rspackBuild } from './build.ts';
import { newRemote } from '../new-remote/new-remote.ts';
import { remoteFolders } from '../workspace.ts';

/** A remote of the shop, whichever this checkout has. */
const [present = ''] = remoteFolders();

/** A new remote in a folder of its own, with the libraries of another one. */
function aRemote(name: string): string {
  const parent = path.resolve('.cache', name);
  onTestFinished(() => rmSync(parent, { recursive: true }));
  mkdirSync(parent, { recursive: true });
  copyFileSync('tsconfig.base.json', path.join(parent, 'tsconfig.base.json'));
  newRemote(name, parent);
  const folder = path.join(parent, name);
  symlinkSync(path.resolve(present, 'node_modules'), path.join(folder, 'node_modules'));
  return folder;
}

/** All that a build has written into the files of this pattern. */
function built(folder: string, pattern: string): string {
  const files = globSync(path.join(folder, 'dist', pattern));
  return files.map((file) => readFileSync(file, 'utf8')).join('\n');
}

test('a build with a warning fails, says the warning, and leaves no release', async () => {
  const folder = aRemote('mf-warned');
  const page = path.join(folder, 'src/hello/HelloPage.tsx');
  const warned = 'export const any = (name: string) => import(name);';
  writeFileSync(page, `${readFileSync(page, 'utf8')}\n${warned}\n`);

  await expect(rspackBuild(folder)).rejects.toThrow(/the request of a dependency is an expression/);

  expect(existsSync(path.join(folder, 'dist/release.json'))).toBe(false);
});

test('a build with a library that no package.json declares fails, and names the library', async () => {
  const folder = aRemote('mf-undeclared');
  const page = path.join(folder, 'src/hello/HelloPage.tsx');
  writeFileSync(page, `import 'jotai';\n${readFileSync(page, 'utf8')}`);

  await expect(rspackBuild(folder)).rejects.toThrow('mf-undeclared imports jotai');
});

test('a style sheet whose classes would reach other remotes is refused with the name that it should have', async () => {
  const folder = aRemote('mf-plain');
  const page = path.join(folder, 'src/hello/HelloPage.tsx');
  writeFileSync(path.join(folder, 'src/hello/plain.css'), '.title { color: red }');
  writeFileSync(page, `import './plain.css';\n${readFileSync(page, 'utf8')}`);

  await expect(rspackBuild(folder)).rejects.toThrow(
    'src/hello/plain.css: name it plain.module.css',
  );
});

test('the code of a page’s skeleton is in the server’s build alone, and its style is in the browser’s', async () => {
  const folder = aRemote('mf-awaited');

  await rspackBuild(folder);

  // The attribute that every grey block has.
  expect(built(folder, 'node/*.cjs')).toContain('data-shape');
  expect(built(folder, 'web/*.js')).not.toContain('data-shape');
  expect(built(folder, 'web/*.css')).toContain('[data-shape=');
});

test('no text of a page is taken for the hash of a file', async () => {
  const folder = aRemote('mf-numbered');
  const page = path.join(folder, 'src/hello/HelloPage.tsx');
  const every = Array.from({ length: 0x10000 }, (_, at) => at.toString(16).padStart(4, '0'));
  const numbers = every.join(' ');
  writeFileSync(
    page,
    `${readFileSync(page, 'utf8')}\nexport const numbers = '${numbers}';\ndocument.title += numbers;\n`,
  );

  await rspackBuild(folder);

  expect(built(folder, 'web/*.js').includes(numbers)).toBe(true);
});

test('a page that exports no skeleton is not built', async () => {
  const folder = aRemote('mf-unawaited');
  const page = path.join(folder, 'src/hello/hello-page.tsx');
  writeFileSync(page, readFileSync(page, 'utf8').replace(/^export const Waiting.*$/m, ''));

  await expect(rspackBuild(folder)).rejects.toThrow(/Waiting/);
});

/** `sideEffects` lets the build leave out whole files, and their style with them. */
test.each(remoteFolders())('%s keeps the style of its skeletons', (folder) => {
  const { sideEffects } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as {
    sideEffects?: string[];
  };

  expect(sideEffects ?? ['*.css', '*Skeleton.tsx']).toEqual(
    expect.arrayContaining(['*.css', '*Skeleton.tsx']),
  );
});

test('a configuration that is only read leaves a finished build as it is', async () => {
  const folder = aRemote('mf-read');
  const map = path.join(folder, 'dist/maps/web/page-hello.js.map');
  mkdirSync(path.dirname(map), { recursive: true });
  writeFileSync(map, '{}');

  const { default: recipe } = (await import(
    pathToFileURL(path.join(folder, 'rspack.config.ts')).href
  )) as { default: (environment: object) => unknown[] };

  expect(recipe({})).toHaveLength(2);
  expect(existsSync(map)).toBe(true);
  expect(existsSync(path.join(folder, '.cache'))).toBe(false);
});
