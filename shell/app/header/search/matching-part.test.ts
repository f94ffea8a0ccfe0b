import { expect, test } from 'vitest';
import { matchingPart } from './matching-part.ts';

test('the typed text is found in a title', () => {
  expect(matchingPart('بند ساعت چرمی', 'ساعت')).toEqual(['بند ', 'ساعت', ' چرمی']);
});

test('another spelling of the same letters is found as well, and the title keeps its own spelling', () => {
  const inArabicLetters = 'کیف بی نظیر 14'
    .replaceAll('ک', String.fromCodePoint(0x643))
    .replaceAll('ی', String.fromCodePoint(0x64a));

  expect(matchingPart('کیف بی‌نظیر ۱۴', inArabicLetters)).toEqual(['', 'کیف بی‌نظیر ۱۴', '']);
  expect(matchingPart('هارد SSD', 'ssd')).toEqual(['هارد ', 'SSD', '']);
});

test('a title without the typed text stays in one piece', () => {
  expect(matchingPart('هدفون', 'ساعت')).toEqual(['هدفون', '', '']);
});
