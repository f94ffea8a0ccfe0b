import { execFileSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { publishedPackages } from './published-packages.ts';

const changes = readFileSync('shared/CHANGELOG.md', 'utf8');

test('the changes of the version that the packages have are told, newest first', () => {
  const told = changes.matchAll(/^## (\S+), \d{4}-\d{2}-\d{2}$/gm);
  const [newest] = [...told].map(([, version]) => version);

  expect(new Set(publishedPackages().map(({ version }) => version))).toEqual(new Set([newest]));
});

test('what teams could import from the packages of before, and can no more, is told by its name', () => {
  const untold = olderModules().flatMap(({ name, folder, module, names }) => {
    const source = ['.ts', '.tsx', '.js']
      .map((ending) => path.join(folder, 'src', module + ending))
      .find((file) => existsSync(file));
    const gone = source
      ? names.filter((each) => !new RegExp(`\\b${each}\\b`).test(readFileSync(source, 'utf8')))
      : [`${name}/${module}`];
    return gone.filter((each) => !changes.includes(`\`${each}\``));
  });

  expect(untold).toEqual([]);
});

/** The modules of the packages that teams had before, with what each of them exports. */
function olderModules() {
  const unpacked = mkdtempSync(path.join(tmpdir(), 'kashi-older-packages-'));
  onTestFinished(() => rmSync(unpacked, { recursive: true }));
  for (const archive of globSync('e2e/older-packages/packages-*.tar'))
    execFileSync('tar', ['-xf', archive, '-C', unpacked]);
  const modules = publishedPackages().flatMap(({ name, folder }) => {
    const [tarball] = globSync(`${name.replace('@kashi/', 'kashi-')}-*.tgz`, { cwd: unpacked });
    // What is run and not imported, as a command, may change inside.
    if (!tarball || !folder.startsWith('shared/')) return [];
    const own = path.join(unpacked, path.basename(folder));
    mkdirSync(own);
    execFileSync('tar', ['-xzf', path.join(unpacked, tarball), '-C', own]);
    const dist = path.join(own, 'package/dist');
    return globSync('**/*.js', { cwd: dist }).map((file) => {
      const module = file.replace(/\.js$/, '');
      return { name, folder, module, names: exportsIn(path.join(dist, `${module}.d.ts`)) };
    });
  });
  expect(modules.length).toBeGreaterThan(200);
  return modules;
}

function exportsIn(declarations: string): string[] {
  if (!existsSync(declarations)) return [];
  const found = readFileSync(declarations, 'utf8').matchAll(
    /^export (?:declare )?(?:const|function|class|interface|type) (\w+)/gm,
  );
  return [...found].map(([, name = '']) => name);
}
