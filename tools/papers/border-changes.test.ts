import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { contractVersion } from '@kashi/border/remote-contract';
import { wireVersion } from '@kashi/border/shell-wire';

const told = readFileSync('shared/border/CHANGELOG.md', 'utf8');

test.each([
  ['Contract', contractVersion],
  ['Wire', wireVersion],
])('of %s every number up to the one in the code is told, the newest first', (border, newest) => {
  const numbers = [
    ...told.matchAll(new RegExp(`^## ${border} (\\d+), \\d{4}-\\d\\d-\\d\\d$`, 'gm')),
  ];

  const downwards = Array.from({ length: newest }, (_, index) => newest - index);
  expect(numbers.map(([, number]) => Number(number))).toEqual(downwards);
});

test('every name that the page gives to a part of the border is in the border’s code', () => {
  const border = globSync('shared/border/src/**/*.ts')
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
  const names = [...told.matchAll(/`(\w+)`/g)].map(([, name = '']) => name);

  expect(names.length).toBeGreaterThan(20);
  expect(names.filter((name) => !new RegExp(`\\b${name}\\b`).test(border))).toEqual([]);
});
