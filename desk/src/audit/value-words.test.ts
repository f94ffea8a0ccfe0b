import { expect, test } from 'vitest';
import { wordsOf } from './value-words.ts';

test('amounts, numbers of things, moments, choices and switches are said in Persian', () => {
  expect(wordsOf('priceToman', 900_000, 850_000)).toEqual(['۹۰۰٬۰۰۰', '۸۵۰٬۰۰۰']);
  expect(wordsOf('brandId', undefined, 1045)).toEqual(['', '۱۰۴۵']);
  expect(wordsOf('discountUntil', null, '2026-03-20T20:30:00.000Z')).toEqual([
    '',
    '۱ فروردین ۱۴۰۵، ساعت ۰۰:۰۰',
  ]);
  expect(wordsOf('state', 'registered', 'handedToCourier')).toEqual([
    'در انتظار تأیید',
    'تحویل پیک یا آمادهٔ تحویل',
  ]);
  expect(wordsOf('isHidden', true, false)).toEqual(['بله', 'خیر']);
  expect(wordsOf('roles', ['owner'], ['orders', 'catalogue'])).toEqual(['مالک', 'سفارش‌ها، کالاها']);
});

test('a text that only looks like a choice stays as it was written', () => {
  expect(wordsOf('reason', 'approved', '2026-01-01')).toEqual(['approved', '2026-01-01']);
});

test('a long text is cut', () => {
  expect(wordsOf('description', null, 'x'.repeat(500))[1]).toBe(`${'x'.repeat(120)}…`);
});

test('two long texts that part late are shown from shortly before that place', () => {
  const same = 'x'.repeat(500);

  expect(wordsOf('text', `${same}یک`, `${same}دو`)).toEqual([
    `…${'x'.repeat(30)}یک`,
    `…${'x'.repeat(30)}دو`,
  ]);
});

test('a text that was deleted after a long beginning is not told from behind its end', () => {
  const same = 'x'.repeat(500);

  expect(wordsOf('text', `${same}یک`, same)).toEqual([
    `…${'x'.repeat(30)}یک`,
    `…${'x'.repeat(30)}`,
  ]);
});
