import { expect, test } from 'vitest';
import {
  persianMobile,
  persianNumber,
  persianPercent,
  persianToman,
  toPersianDigits,
} from './persian.ts';

test('numbers are shown with Persian digits and their own separator', () => {
  expect(persianNumber(1_234_567)).toBe('۱٬۲۳۴٬۵۶۷');
  expect(persianNumber(0)).toBe('۰');
});

test('numbers, whole or not, are written by the rules of the language', () => {
  const asInIran = new Intl.NumberFormat('fa-IR');
  const values = [
    7,
    12,
    999,
    1000,
    10_000,
    999_999,
    1_000_000,
    -1,
    -4321,
    2 ** 53 - 1,
    0.5,
    4.25,
    -12_345.678,
    2 ** 60,
  ];

  expect(values.map(persianNumber)).toEqual(values.map((value) => asInIran.format(value)));
});

test('a negative number keeps its sign on the left', () => {
  expect(persianNumber(-200_000)).toBe('\u200e\u2212۲۰۰٬۰۰۰');
});

test('an amount names its unit', () => {
  expect(persianToman(3_698_000)).toBe('۳٬۶۹۸٬۰۰۰ تومان');
});

test('the percent sign is left of its number', () => {
  expect(persianPercent(15)).toBe('۱۵\u200f٪');
});

test('the digits of a text become Persian, without grouping', () => {
  expect(toPersianDigits('09131234567')).toBe('۰۹۱۳۱۲۳۴۵۶۷');
  expect(toPersianDigits('لپ‌تاپ 14 اینچی')).toBe('لپ‌تاپ ۱۴ اینچی');
});

test('a mobile number is grouped as it is said, and stays on one line', () => {
  expect(persianMobile('09131234567')).toBe('۰۹۱۳\u00a0۱۲۳\u00a0۴۵۶۷');
  expect(persianMobile('+98 913 1234567'), 'in the hand of its writer').toBe('+۹۸ ۹۱۳ ۱۲۳۴۵۶۷');
});
