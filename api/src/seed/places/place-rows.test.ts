import { expect, test } from 'vitest';
import { countryRows } from './place-rows.ts';

const titles = countryRows().flatMap(({ rows }) =>
  rows.map((row) => ('title' in row ? String(row.title) : '')),
);

test('places are named with their spaces', () => {
  expect(titles).toContain('آران و بیدگل');
  expect(titles).toContain('کتالم و سادات شهر');
  expect(titles).toContain('سیستان و بلوچستان');
  expect(titles.filter((title) => / و(?:ب|م|س)/.test(title))).toEqual([]);
});

test('numbers in the names of places are Persian', () => {
  expect(titles).toContain('تبریز ۱');
  expect(titles.filter((title) => /\d/.test(title))).toEqual([]);
});
