import { expect, test } from 'vitest';
import { aCoupon } from './coupon-fixtures.ts';
import { differingFrom, draftOf, inputOf, overTheirs } from './coupon-draft.ts';

const forOne = { ...aCoupon, customerId: 7, customerName: '', customerMobile: '09121234567' };

test('a coupon that somebody gave to a customer without a name says whose it is now', () => {
  expect(differingFrom(draftOf(aCoupon), forOne)).toEqual([
    ['تنها برای', 'بدون نام (۰۹۱۲۱۲۳۴۵۶۷)'],
  ]);
});

test('a coupon that became one for all says so', () => {
  expect(differingFrom(draftOf(forOne), aCoupon)).toEqual([['تنها برای', 'ندارد']]);
});

test('a coupon holds from the beginning of its first day to the end of its last one, in Tehran', () => {
  const sent = inputOf(
    { ...draftOf(aCoupon), firstDay: '۱۴۰۵/۰۹/۰۲', lastDay: '1405/09/02' },
    null,
  );

  expect(sent).toMatchObject({
    startsAt: '2026-11-22T20:30:00.000Z',
    expiresAt: '2026-11-23T20:30:00.000Z',
  });
  expect(
    draftOf({ ...aCoupon, startsAt: sent.startsAt!, expiresAt: sent.expiresAt! }),
  ).toMatchObject({
    firstDay: '۱۴۰۵/۰۹/۰۲',
    lastDay: '۱۴۰۵/۰۹/۰۲',
  });
});

test('a coupon that ends at an hour is not lengthened by a change of another field', () => {
  const hours = { startsAt: '2026-11-22T09:00:00.000Z', expiresAt: '2026-11-23T14:30:00.000Z' };
  const read = { ...aCoupon, ...hours };

  const sent = inputOf({ ...draftOf(read), value: 2000 }, read);
  const moved = inputOf({ ...draftOf(read), lastDay: '۱۴۰۵/۰۹/۰۳' }, read);

  expect(sent).toMatchObject({ ...hours, value: 2000, version: 'first' });
  expect(moved).toMatchObject({ ...hours, expiresAt: '2026-11-24T20:30:00.000Z' });
});

test('whoever set another first day meanwhile is shown with it', () => {
  const theirs = { ...aCoupon, startsAt: '2026-11-22T20:30:00.000Z' };

  expect(differingFrom(draftOf(aCoupon), theirs)).toEqual([['نخستین روز', '۱۴۰۵/۰۹/۰۲']]);
});

test('what was not typed takes the value of somebody else, so that no old limit comes back', () => {
  const typed = { ...draftOf(aCoupon), lastDay: '۱۴۰۵/۰۹/۰۲' };

  const kept = overTheirs(typed, aCoupon, { ...aCoupon, usageLimit: 5, value: 2000 });

  expect(kept).toMatchObject({ lastDay: '۱۴۰۵/۰۹/۰۲', usageLimit: 5, value: 2000 });
});

test('a typed percentage is no sum of toman after somebody else has changed the kind', () => {
  const percent = { ...aCoupon, kind: 'percent' as const, value: 10 };

  expect(overTheirs({ ...draftOf(percent), value: 15 }, percent, aCoupon)).toMatchObject({
    kind: 'percent',
    value: 15,
  });
});
