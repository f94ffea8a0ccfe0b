import { expect, test } from 'vitest';
import { beginningOf } from './beginning-of.ts';

test('the beginning of a page is its text, without tags and with its entities decoded', () => {
  const html =
    '<h2>پس&zwnj;دادن</h2><p>تا <b>هفت</b>&nbsp;روز،\n به&#8204;شرط &laquo;سلامت&raquo;</p>';

  expect(beginningOf(html)).toBe('پس\u200cدادن تا هفت روز، به\u200cشرط «سلامت»');
});

test('a long text is cut between two words, and ends with an ellipsis', () => {
  const beginning = beginningOf(`<p>${'کاشی‌های فروشگاه '.repeat(40)}</p>`);

  expect(beginning).toMatch(/(کاشی‌های|فروشگاه)…$/);
  expect(beginning.length).toBeLessThanOrEqual(156);
});

test('a page without text has no description', () => {
  expect(beginningOf('<p>&nbsp;</p>')).toBe('');
});
