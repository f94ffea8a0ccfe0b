import { expect, test } from 'vitest';
import { plainName } from './plain-name.ts';

test.each([
  ['a double space', 'چای  سبز'],
  ['a no-break space', 'چای\u00a0سبز'],
  ['a tab, and a space at the end', '\tچای سبز '],
  ['a half-space beside a space', 'چای\u200c سبز'],
  ['a half-space at either end', '\u200cچای سبز\u200c'],
  ['a mark of the direction', '\u200fچای \u200eسبز'],
  ['a letter of an Arabic keyboard', `چا${String.fromCodePoint(0x064a)} سبز`],
])('a name that was typed with %s is the same name', (_what, typed) => {
  expect(plainName(typed)).toBe('چای سبز');
});

test('a half-space within a word stays as it was typed', () => {
  expect(plainName('کتاب‌خانه')).toBe('کتاب‌خانه');
});
