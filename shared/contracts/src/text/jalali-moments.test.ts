import { expect, test } from 'vitest';
import { readMoment, writeMoment } from './jalali-moments.ts';

test.each([
  ['۱۴۰۵/۰۹/۰۲ ۱۸:۳۰', '2026-11-23T15:00:00.000Z'],
  ['1405/9/2 8:05', '2026-11-23T04:35:00.000Z'],
  ['۱۴۰۵/۰۹/۰۲، ۰۰:۰۰', '2026-11-22T20:30:00.000Z'],
  [' 1405/09/02 ', '2026-11-22T20:30:00.000Z'],
])('%s is a moment in Tehran', (typed, moment) => {
  expect(readMoment(typed)?.toISOString()).toBe(moment);
});

test.each(['', '1405/13/02 10:00', '1405/09/02 24:00', '1405/09/02 10:60', '1405/09/02 10', 'x'])(
  '%j is no moment',
  (typed) => {
    expect(readMoment(typed)).toBeNull();
  },
);

test('a written moment is read back to the minute', () => {
  expect(writeMoment(new Date('2026-11-22T20:30:00Z'))).toBe('1405/09/02 00:00');
  expect(writeMoment(new Date('2026-11-23T15:00:59Z'))).toBe('1405/09/02 18:30');
  expect(readMoment('1405/09/02 18:30')?.toISOString()).toBe('2026-11-23T15:00:00.000Z');
});
