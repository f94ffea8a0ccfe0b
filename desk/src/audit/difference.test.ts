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

test('two long texts that part late are shown from shortly before that place', () => {
  const same = 'x'.repeat(500);

  const [[, was, is] = []] = differenceOf({ text: `${same}یک` }, { text: `${same}دو` });

  expect([was, is]).toEqual([`…${'x'.repeat(30)}یک`, `…${'x'.repeat(30)}دو`]);
});

test('a text that was deleted after a long beginning is not told from behind its end', () => {
  const same = 'x'.repeat(500);

  const [[, was, is] = []] = differenceOf({ text: `${same}یک` }, { text: same });

  expect([was, is]).toEqual([`…${'x'.repeat(30)}یک`, `…${'x'.repeat(30)}`]);
});
