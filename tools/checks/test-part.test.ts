import { expect, test } from 'vitest';
import { isFirst, isLast, shardOf, testPartIn } from './test-part.ts';

test('a machine alone runs everything', () => {
  const part = testPartIn([]);

  expect(shardOf(part)).toEqual([]);
  expect([isFirst(part), isLast(part)]).toEqual([true, true]);
});

test('of machines that share the tests the first and the last run what is not shared out', () => {
  const parts = [1, 2, 3, 4].map((number) => testPartIn(['--part', `${number}/4`]));

  expect(parts.map(shardOf)).toEqual([
    ['--shard=1/4'],
    ['--shard=2/4'],
    ['--shard=3/4'],
    ['--shard=4/4'],
  ]);
  expect(parts.map(isFirst)).toEqual([true, false, false, false]);
  expect(parts.map(isLast)).toEqual([false, false, false, true]);
});

test.each([['--part 5/4'], ['--part 0/4'], ['--part'], ['2/4'], ['--shard 1/2']])(
  '%s is refused with an example',
  (words) => {
    expect(() => testPartIn(words.split(' '))).toThrow('such as --part 2/4');
  },
);
