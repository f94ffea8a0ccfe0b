import { expect, test } from 'vitest';
import { discountState } from './discount-state.ts';

const now = new Date('2025-11-05T08:00:00Z');
const before = '2025-11-05T07:12:00Z';
const after = '2025-11-05T09:12:00Z';

test.each([
  ['ندارد', { discountPercent: 0, discountFrom: after, discountUntil: null }],
  ['۱۰\u200f٪', { discountPercent: 10, discountFrom: null, discountUntil: null }],
  ['۱۰\u200f٪', { discountPercent: 10, discountFrom: before, discountUntil: null }],
  [
    '۱۰\u200f٪ از ۱۴ آبان ۱۴۰۴، ساعت ۱۲:۴۲',
    { discountPercent: 10, discountFrom: after, discountUntil: null },
  ],
  [
    '۱۰\u200f٪ تا ۱۴ آبان ۱۴۰۴، ساعت ۱۲:۴۲',
    { discountPercent: 10, discountFrom: before, discountUntil: after },
  ],
  ['۱۰\u200f٪، پایان یافته', { discountPercent: 10, discountFrom: null, discountUntil: before }],
  [
    '۱۰\u200f٪، پایان یافته',
    { discountPercent: 10, discountFrom: null, discountUntil: now.toISOString() },
  ],
])('%s', (said, discount) => {
  expect(discountState(discount, now)).toBe(said);
});
