import { expect, test } from 'vitest';
import { differenceOf } from './difference.ts';

test('only the fields that were changed are told', () => {
  expect(differenceOf({ state: 'registered', id: 7 }, { state: 'approved', id: 7 })).toEqual([
    ['state', 'registered', 'approved'],
  ]);
});

test('what is new had nothing before, and what was deleted has nothing after', () => {
  expect(differenceOf(null, { code: 'SALAM' })).toEqual([['code', '', 'SALAM']]);
  expect(differenceOf({ code: 'SALAM' }, null)).toEqual([['code', 'SALAM', '']]);
});

test('a long text is cut', () => {
  const [[, , text] = []] = differenceOf(null, { description: 'x'.repeat(500) });

  expect(text).toBe(`${'x'.repeat(120)}…`);
});
