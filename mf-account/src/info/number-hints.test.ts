import { expect, test } from 'vitest';
import { bankCardHint, nationalCodeHint } from './number-hints.ts';

const doubtful = /درست به نظر نمی‌رسد/;

test.each(['0499370899', '۰۷۹۰۴۱۹۹۰۴', '008457594-8'])(
  'the national code %s is taken as it is, in any script',
  (code) => {
    expect(nationalCodeHint(code)).not.toMatch(doubtful);
  },
);

test.each(['1111111111', '0499370898'])('the national code %s is doubted', (code) => {
  expect(nationalCodeHint(code)).toMatch(doubtful);
});

test('a card number names its bank from the sixth digit on', () => {
  expect(bankCardHint('۶۰۳۷-۹۹')).toBe('بانک ملی');
  expect(bankCardHint('6037')).toBe('۱۶ رقم روی کارت');
});

test('a card number with a slip is doubted, and one of an unknown bank is not', () => {
  expect(bankCardHint('6037991234567893')).toBe('بانک ملی');
  expect(bankCardHint('6037991234567890')).toMatch(doubtful);
  expect(bankCardHint('4242 4242 4242 4242')).toBe('۱۶ رقم روی کارت');
});
