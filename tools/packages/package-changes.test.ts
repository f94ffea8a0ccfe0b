import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { publishedPackages } from './published-packages.ts';

const told = readFileSync('shared/CHANGELOG.md', 'utf8').matchAll(
  /^## (\S+), \d{4}-\d{2}-\d{2}$/gm,
);

test('the changes of the version that the packages have are told, newest first', () => {
  const [newest] = [...told].map(([, version]) => version);

  expect(new Set(publishedPackages().map(({ version }) => version))).toEqual(new Set([newest]));
});
