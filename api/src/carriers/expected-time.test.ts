import { expect, test } from 'vitest';
import { expectedTime } from './expected-time.ts';

const inTehran = (text: string) => new Date(`${text}+03:30`);

test('working days pass over Friday', () => {
  // Tuesday, the third of Azar.
  const time = expectedTime({ least: 2, most: 4 }, inTehran('2026-11-24T10:00:00'));

  expect(time).toBe('پنجشنبه ۵ آذر تا یکشنبه ۸ آذر');
});

test('a promise of one day is one day', () => {
  expect(expectedTime({ least: 1, most: 1 }, inTehran('2026-11-24T10:00:00'))).toBe(
    'چهارشنبه ۴ آذر',
  );
});

test('what is ordered by two in the afternoon can arrive on that day, and later not', () => {
  const days = { least: 0, most: 1 };

  expect(expectedTime(days, inTehran('2026-11-24T13:59:59'))).toBe(
    'سه‌شنبه ۳ آذر تا چهارشنبه ۴ آذر',
  );
  expect(expectedTime(days, inTehran('2026-11-24T14:00:00'))).toBe(
    'چهارشنبه ۴ آذر تا پنجشنبه ۵ آذر',
  );
});

test('an order of a Friday can arrive on Saturday, on which it is packed', () => {
  expect(expectedTime({ least: 0, most: 1 }, inTehran('2026-11-27T09:00:00'))).toBe(
    'شنبه ۷ آذر تا یکشنبه ۸ آذر',
  );
});

test.each([
  '2026-11-26T14:30:00',
  '2026-11-27T09:00:00',
  '2026-11-27T14:30:00',
  '2026-11-28T09:00:00',
])(
  'what is packed on Saturday is promised for the same day, whenever before it was ordered (%s)',
  (at) => {
    expect(expectedTime({ least: 1, most: 1 }, inTehran(at))).toBe('یکشنبه ۸ آذر');
  },
);

test('nothing arrives at Nowruz', () => {
  // The 28th of Esfand 1404; after the year's last days and Nowruz follow a Wednesday and a Thursday.
  const time = expectedTime({ least: 1, most: 2 }, inTehran('2026-03-19T09:00:00'));

  expect(time).toBe('چهارشنبه ۵ فروردین تا پنجشنبه ۶ فروردین');
});

test.each([
  ['the thirteenth day of the year', '2026-04-02', '2026-04-04'],
  ['the twenty-second of Bahman', '2027-02-11', '2027-02-13'],
  ['Ashura', '2026-06-26', '2026-06-27'],
])('%s is no working day', (_, holiday, next) => {
  const on = (day: string) => expectedTime({ least: 0, most: 0 }, inTehran(`${day}T09:00:00`));

  expect(on(holiday)).toBe(on(next));
});
