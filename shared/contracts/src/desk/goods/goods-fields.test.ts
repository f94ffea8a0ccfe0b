import { expect, test } from 'vitest';
import { goodsFields, title, variantInput } from './goods-fields.ts';

const typed = '\u200fگلکسی\u00a0  A۱۵ ';

test.each([
  ['a title', title],
  ["a product's name", goodsFields.name],
  ['its short name', goodsFields.shortName],
  ["a variant's name", variantInput.shape.name],
])('%s is kept with single spaces and nothing that nobody sees', (_what, schema) => {
  expect(schema.parse(typed)).toBe('گلکسی A۱۵');
});

test('a title of nothing but spaces and half-spaces is none', () => {
  expect(title.safeParse(' \u200c ').success).toBe(false);
});
