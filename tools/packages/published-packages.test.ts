import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { publishedPackages } from './published-packages.ts';

const packages = publishedPackages();

test('all packages have one version, so that a team upgrades them together', () => {
  expect(new Set(packages.map(({ version }) => version)).size).toBe(1);
});

test.each(packages)('$name says what it is, and where its compiled files are', ({ folder }) => {
  const file = packageFile(folder);

  expect(file).toMatchObject({
    description: expect.stringMatching(/.{20}/) as string,
    license: 'MIT',
    files: expect.arrayContaining([expect.stringMatching(/.+/)]) as string[],
  });
  expect(existsSync(path.join(folder, 'README.md'))).toBe(true);
});

test.each(packages)(
  '$name takes no package of the workspace that is not published',
  ({ folder }) => {
    const { dependencies = {} } = packageFile(folder);
    const published = packages.map(({ name }) => name);
    const ofWorkspace = Object.keys(dependencies).filter((name) =>
      dependencies[name]?.startsWith('workspace:'),
    );

    expect(ofWorkspace.filter((name) => !published.includes(name))).toEqual([]);
  },
);

function packageFile(folder: string) {
  return JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as {
    dependencies?: Record<string, string>;
  };
}
