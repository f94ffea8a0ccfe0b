import { expect, test } from 'vitest';
import { deskWords } from './desk-words.ts';

test('a number in a sentence of the library is shown in Persian digits', () => {
  const words = deskWords.translate('ra.navigation.page_range_info', {
    offsetBegin: 1,
    offsetEnd: 25,
    total: 1234,
  });

  expect(words).toBe('۱ تا ۲۵ از ۱٬۲۳۴');
});

test('three chosen rows are not called one', () => {
  expect(deskWords.translate('ra.action.bulk_actions', { smart_count: 3 })).toBe(
    '۳ مورد انتخاب شده',
  );
});

test('a sentence that only the package for Farsi has is shown from there', () => {
  expect(deskWords.translate('ra.configurable.inspector.hideAll')).toMatch(/[\u0600-\u06ff]/);
});
