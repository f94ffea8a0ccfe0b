import { expect, test } from 'vitest';
import { returnableUntil } from './return-period.ts';

const inTehran = (text: string) => new Date(`${text}+03:30`);

test.each([
  ['on a Saturday', '2026-05-02T23:59:59', '2026-05-10'],
  ['in the first minute of a Sunday', '2026-05-03T00:00:00', '2026-05-11'],
  ['on a Friday', '2026-01-16T11:30:00', '2026-01-24'],
  ['on the last working day before Nowruz', '2026-03-19T11:30:00', '2026-04-04'],
])('goods delivered %s can be returned for seven days on which people work', (_, at, lastDay) => {
  expect(returnableUntil(inTehran(at))).toEqual(inTehran(`${lastDay}T23:59:59.999`));
});
