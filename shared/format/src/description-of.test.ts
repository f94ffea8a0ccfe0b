import { expect, test } from 'vitest';
import { descriptionOf } from './description-of.ts';

test('a long text is cut between two words, and ends with an ellipsis', () => {
  const description = descriptionOf('کاشی‌های فروشگاه '.repeat(40));

  expect(description).toMatch(/(کاشی‌های|فروشگاه)…$/);
  expect(description.length).toBeLessThanOrEqual(156);
});

test('a short text stays whole, in one line', () => {
  expect(descriptionOf(' از یک مغازه\n آغاز شد. ')).toBe('از یک مغازه آغاز شد.');
});
