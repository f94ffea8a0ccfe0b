import { expect, test } from 'vitest';
import { bookGroup, digitalGroup } from '../catalog-fixtures.ts';
import { readFilterAddress } from '../filter-address.ts';
import { treeAround, type TreeNode } from './group-tree.ts';

const treeAt = (query: string) =>
  treeAround([digitalGroup, bookGroup], readFilterAddress(new URLSearchParams(query)));

test('outside of any group all groups are there, and none is open', () => {
  expect(outline(treeAt(''))).toEqual(['کالای دیجیتال', 'کتاب و هنر']);
});

test('inside a group only that group is there, with its subgroups', () => {
  expect(outline(treeAt('GroupId=1'))).toEqual(['*کالای دیجیتال', ' صدا و پوشیدنی', ' دوربین']);
});

test('inside a subgroup its categories are open, beside the other subgroups', () => {
  expect(outline(treeAt('SubGroupId=11'))).toEqual([
    'کالای دیجیتال',
    ' *صدا و پوشیدنی',
    '  هدفون و هدست',
    '  بلندگو',
    ' دوربین',
  ]);
});

test('a category is marked in its subgroup, whatever group and subgroup the address names', () => {
  expect(outline(treeAt('GroupId=2&SubGroupId=12&CategoryId=112'))).toEqual([
    'کالای دیجیتال',
    ' صدا و پوشیدنی',
    '  هدفون و هدست',
    '  *بلندگو',
    ' دوربین',
  ]);
});

test('a branch that does not exist shows all groups', () => {
  expect(outline(treeAt('CategoryId=999'))).toEqual(['کالای دیجیتال', 'کتاب و هنر']);
});

function outline(nodes: TreeNode[], depth = 0): string[] {
  return nodes.flatMap(({ title, current, children }) => [
    `${' '.repeat(depth)}${current ? '*' : ''}${title}`,
    ...outline(children, depth + 1),
  ]);
}
