import { expect, test } from 'vitest';
import { asWritten } from './as-written.ts';

test("the words of a search are shown in the products' spelling", () => {
  const names = ['لپ‌تاپ ۱۴ اینچی (البرز)', 'گوشی شیائومی، مدل Redmi'];

  expect(asWritten('لپتاپ شیایومی redmi البرز', names)).toBe('لپ‌تاپ شیائومی Redmi البرز');
});

test('a word that is in no product name stays unchanged', () => {
  expect(asWritten('موبایل ارزان', ['یخچال ارزان'])).toBe('موبایل ارزان');
  expect(asWritten('موبایل', [])).toBe('موبایل');
});
