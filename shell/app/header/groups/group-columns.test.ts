import { expect, test } from 'vitest';
import { groupColumns } from './group-columns.ts';

/** Sub-groups with so many categories each. */
function subGroups(...categories: number[]) {
  return categories.flatMap((count, at) =>
    Array.from({ length: count + 1 }, (_, index) => ({
      href: `/${at}/${index}`,
      title: `${at}-${index}`,
      isHeading: index === 0,
    })),
  );
}

const heightsOf = (items: ReturnType<typeof subGroups>) =>
  groupColumns(items).map((column) => column.length);

test('sub-groups that have room stay whole, in columns as short as can be', () => {
  expect(heightsOf(subGroups(4, 4, 4, 2, 3))).toEqual([5, 5, 5, 7]);
  expect(heightsOf(subGroups(6, 1, 2, 3, 2))).toEqual([7, 5, 7]);
});

test('a group with fewer sub-groups than columns has no empty column', () => {
  expect(heightsOf(subGroups(2, 3))).toEqual([3, 4]);
});

test('no heading stands alone at the foot of a column, however the sub-groups are broken', () => {
  for (let count = 10; count < 20; count += 1) {
    const columns = groupColumns(subGroups(count, 3, count, 5));

    expect(columns.length).toBeLessThanOrEqual(4);
    for (const column of columns) {
      expect(column.length).toBeLessThanOrEqual(10);
      expect(column.at(-1)?.isHeading, JSON.stringify(column)).toBe(false);
    }
  }
});

test('forty items at most are shown, from the first', () => {
  const columns = groupColumns(subGroups(30, 30));

  expect(columns.flat().length).toBeLessThanOrEqual(40);
  expect(columns.flat().slice(0, 39)).toEqual(subGroups(30, 30).slice(0, 39));
});

test('sub-groups without categories fill the columns', () => {
  expect(heightsOf(subGroups(0, 0, 0, 0, 0, 0))).toEqual([2, 2, 2]);
});
