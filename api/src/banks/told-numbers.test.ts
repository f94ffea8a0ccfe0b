import { expect, test } from 'vitest';
import { maskedPan } from './masked-pan.ts';
import { receiptNumber } from './receipt-number.ts';
import { rialOf, tomanOf } from './rial.ts';

test('a fraction of a toman is dropped, and whole tomans come back from rial as they were', () => {
  expect([1000, 1009, 1010, 9].map(tomanOf)).toEqual([100, 100, 101, 0]);
  expect(tomanOf(rialOf(155_001))).toBe(155_001);
});

test.each([
  ['603799******1234', '603799******1234'],
  ['6037991234561234', null],
  ['603799****1234', '603799****1234'],
  ['603799***1234', null],
  ['603799******1234 ', null],
  ['کارت ملی', null],
  ['', null],
  [null, null],
  [undefined, null],
])('of the card «%s» is kept «%s»', (said, kept) => {
  expect(maskedPan(said)).toBe(kept);
});

test.each([
  ['14054030', '14054030'],
  [14_054_030, '14054030'],
  [' 99 ', '99'],
  ['x-99', null],
  ['<b>1</b>', null],
  ['1'.repeat(31), null],
  ['', null],
  [null, null],
  [undefined, null],
  [{ number: 1 }, null],
])('of the receipt number %o is kept %o', (said, kept) => {
  expect(receiptNumber.parse(said)).toBe(kept);
});
