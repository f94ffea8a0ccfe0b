import { expect, test } from 'vitest';
import { wholeNumberIn } from './whole-number.ts';

test.each([
  ['۱۲۳', 123],
  ['1,250,000', 1_250_000],
  ['۱٬۲۵۰٬۰۰۰', 1_250_000],
  ['۱،۲۵۰،۰۰۰', 1_250_000],
  ['1 250\u00a0000', 1_250_000],
  ['\u202b۱۲۰۰۰۰\u202c', 120_000],
  ['\u2068۱۲۰۰۰۰\u2069', 120_000],
  ['-۵۰۰', -500],
  ['\u2212۵۰۰', -500],
  ['۱۲٬۵۰٬۰۰۰', 1_250_000],
  ['- 500', -500],
  ['1250000,00', Number.NaN],
  ['2,5', Number.NaN],
  ['۱۲۵۰،۰۰۰', Number.NaN],
  ['1 250,000', Number.NaN],
  ['1 25', Number.NaN],
  ['1,250,', Number.NaN],
  ['۱۲٫۵', Number.NaN],
  ['ده', Number.NaN],
  ['-', Number.NaN],
  ['', null],
  [' ', null],
])('«%s» is read as %s', (typed, value) => {
  expect(wholeNumberIn(typed)).toBe(value);
});
