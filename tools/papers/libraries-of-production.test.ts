import { existsSync, globSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { expect, test } from 'vitest';

/** What runs where the libraries of development are missing: in a container, and in a remote's own repository. */
const running = [
  ['api', 'src/**/*.ts'],
  ['shell', '{host,releases}/**/*.ts'],
  ...globSync('shared/*/src').map((src) => [src.replace('/src', ''), 'src/**/*.{ts,tsx}'] as const),
] as const;

const isForTests = /\.test\.tsx?$|-fixtures\.tsx?$|\/(testing|bench)\//;
const imports =
  /^(?:import|export)\s(?!type\s)[^;]*?from\s*'([@\w][^'\s,|]*)'|\bimport\('([@\w][^'\s,|]*)'\)/gm;

/** A team's own checkout may be without some. */
test.each(running.filter(([folder]) => existsSync(folder)))(
  'what runs of %s has its libraries where production installs them',
  (folder, pattern) => {
    const { dependencies = {}, peerDependencies = {} } = JSON.parse(
      readFileSync(`${folder}/package.json`, 'utf8'),
    ) as Record<string, Record<string, string>>;
    const libraries = globSync(`${folder}/${pattern}`)
      .filter((file) => !isForTests.test(file))
      .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(imports)])
      .map(([, imported, later]) => libraryOf(imported ?? later ?? ''))
      .filter((library) => !isBuiltin(library));

    expect(libraries.length).toBeGreaterThan(0);
    expect(
      [...new Set(libraries)].filter(
        (library) => !(library in dependencies) && !(library in peerDependencies),
      ),
    ).toEqual([]);
  },
);

/** `@kashi/build/rules` is of `@kashi/build`. */
function libraryOf(imported: string): string {
  return imported
    .split('/')
    .slice(0, imported.startsWith('@') ? 2 : 1)
    .join('/');
}
