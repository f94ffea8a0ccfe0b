import { expect, test } from 'vitest';
import { aBuild } from '../gate-fixtures.ts';
import { floorCheck } from './floor-check.ts';

const refusalsOf = (name: string, script: string) =>
  floorCheck(aBuild({ says: { name }, web: { 'page.js': script } }));

test('a young method that another team calls unasked is refused, although the shell has asked for it', async () => {
  const refused = await refusalsOf('mf-x', 'export const open = (part) => part.showPopover();');

  expect(refused).toEqual([
    expect.stringContaining('web/page.js: .showPopover() is younger than the floor ('),
  ]);
});

test('a team that asks first needs no place in a list of ours', async () => {
  const script = `export const open = (part) => {
    if ('showPopover' in part) part.showPopover();
    if (typeof requestIdleCallback === 'function') requestIdleCallback(part.start);
  };`;

  expect(await refusalsOf('mf-x', script)).toEqual([]);
});

test('what is excused in the shell, which asks elsewhere, is refused in any other build', async () => {
  const script = 'export const close = (part) => part.hidePopover();';

  expect(await refusalsOf('shell', script)).toEqual([]);
  expect(await refusalsOf('mf-x', script)).toHaveLength(1);
});
