import { expect, test } from 'vitest';
import { encoded } from './encoded.ts';

test.each([
  ['nothing', []],
  ['Latin letters alone', ['<!doctype html>', '', '<p>']],
  ['Persian and Latin letters, and a pair of halves', ['<b>', 'کاشی‌', 'é😀', '</b>']],
  ['three bytes for every letter', ['€'.repeat(5000), '€']],
])('texts are encoded one after another: %s', (_what, texts) => {
  expect(encoded(...texts).toString()).toBe(texts.join(''));
});

test('what was encoded stays as it is while more is encoded', () => {
  const first = encoded('کاشی', 'یکم');
  encoded('x'.repeat(1000));

  expect(first.toString()).toBe('کاشییکم');
});
