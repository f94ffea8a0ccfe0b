import { expect, test } from 'vitest';
import { inArabicLetters } from '../../testing/arabic-letters.ts';
import { wordsOf } from './persian-words.ts';

test.each([
  [inArabicLetters('گوشی موبایل'), ['گوشی', 'موبایل']],
  [inArabicLetters('کتاب'), ['کتاب']],
  ['می‌خواهم', ['می', 'خواهم']],
  ['سَلام', ['سلام']],
  ['کـــتاب', ['کتاب']],
  ['خانۀ آبی', ['خانه', 'ابی']],
  ['ﻻﻣﭗ', ['لامپ']],
  ['Galaxy A۵۵', ['galaxy', 'a55']],
  ['١٢٨ گیگ', ['128', 'گیگ']],
  ['«چای»، (احمد)', ['چای', 'احمد']],
  ['\u2067ساعت\u2069 \u202bهوشمند\u202c', ['ساعت', 'هوشمند']],
  ['گوشی \u2764\uFE0F', ['گوشی']],
  ['هد\u00ADفون', ['هدفون']],
  ['  ', []],
  ['؟!', []],
])('«%s» has the words %j', (text, words) => {
  expect(wordsOf(text)).toEqual(words);
});
