import { expect, test } from 'vitest';
import { freezeAt, restAt, restTimesIn } from './rest-times.ts';

/** Whether hosts rest at that time in Tehran. */
function rests(settings: { KASHI_PROMOTE_HOURS?: string; KASHI_FREEZE?: string }, time: string) {
  return restAt(restTimesIn(settings), new Date(`${time}+03:30`)) !== null;
}

test('without settings there is no rest', () => {
  expect(rests({}, '2026-12-21T22:00')).toBe(false);
});

test.each([
  // A Saturday and a Friday.
  ['sat-wed 09:00-17:00', '2026-11-28T09:00', false],
  ['sat-wed 09:00-17:00', '2026-11-28T08:59', true],
  ['sat-wed 09:00-17:00', '2026-11-28T17:00', true],
  ['sat-wed 09:00-17:00', '2026-11-27T12:00', true],
  ['wed-sun 00:00-24:00', '2026-11-27T23:59', false],
  ['wed-sun 00:00-24:00', '2026-12-01T12:00', true],
  ['sat-wed 09:00-17:00, thu 09:00-13:00', '2026-11-26T12:59', false],
  ['09:00-17:00', '2026-11-27T12:00', false],
])('with hours «%s» hosts rest at %s: %s', (hours, time, rest) => {
  expect(rests({ KASHI_PROMOTE_HOURS: hours }, time)).toBe(rest);
});

test.each([
  // Yalda night of 1405 begins on the evening of 30 Azar, which is 21 December 2026.
  ['09-30', '2026-12-21T23:59', true],
  ['09-30', '2026-12-22T00:00', false],
  ['1405-09-30', '2026-12-21T12:00', true],
  ['1404-09-30', '2026-12-21T12:00', false],
  ['2026-12-21', '2026-12-21T00:00', true],
  ['2026-12-20..2026-12-22', '2026-12-22T23:00', true],
  ['1405-12-25..1406-01-13', '2027-04-02T12:00', true],
  ['1405-12-25..1406-01-13', '2027-04-03T12:00', false],
  ['12-25..01-13', '2030-03-25T12:00', true],
  ['12-25..01-13', '2030-05-01T12:00', false],
  ['07-01,09-30', '2026-12-21T12:00', true],
])('with a freeze «%s» hosts rest at %s: %s', (freeze, time, rest) => {
  expect(rests({ KASHI_FREEZE: freeze }, time)).toBe(rest);
});

test('the hours bind hosts alone, and a freeze whoever releases', () => {
  const times = restTimesIn({ KASHI_PROMOTE_HOURS: '09:00-17:00', KASHI_FREEZE: '09-30' });

  expect(freezeAt(times, new Date('2026-12-20T23:00+03:30'))).toBeNull();
  expect(freezeAt(times, new Date('2026-12-21T12:00+03:30'))).toBe(
    'there is a freeze, 09-30 (KASHI_FREEZE)',
  );
});

test.each([
  { KASHI_PROMOTE_HOURS: 'always' },
  { KASHI_PROMOTE_HOURS: '17:00-09:00' },
  { KASHI_PROMOTE_HOURS: 'sat-mon' },
  { KASHI_FREEZE: 'yalda' },
  { KASHI_FREEZE: '1405-13-01' },
  { KASHI_FREEZE: '09-30..1405-10-02' },
])('%j is refused with an example', (settings) => {
  expect(() => restTimesIn(settings)).toThrow(/should be/);
});
