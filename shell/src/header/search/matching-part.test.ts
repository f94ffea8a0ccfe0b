import { expect, test } from 'vitest';
import { matchingPart } from './matching-part.ts';

test('what was typed is found in a title', () => {
  expect(matchingPart('بند ساعت چرمی', 'ساعت')).toEqual(['بند ', 'ساعت', ' چرمی']);
});

test('another spelling of the same letters is found as well, and the title keeps its own', () => {
  // eslint-disable-next-line no-restricted-syntax -- the lookalikes are what is tested
  expect(matchingPart('کیف بی‌نظیر ۱۴', 'كيف بي نظير 14')).toEqual(['', 'کیف بی‌نظیر ۱۴', '']);
  expect(matchingPart('هارد SSD', 'ssd')).toEqual(['هارد ', 'SSD', '']);
});

test('a title that does not hold it stays in one piece', () => {
  expect(matchingPart('هدفون', 'ساعت')).toEqual(['هدفون', '', '']);
});
