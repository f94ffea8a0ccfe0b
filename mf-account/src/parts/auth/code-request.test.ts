import { expect, test } from 'vitest';
import { secondsLeft } from './code-request.ts';

const sentAt = Date.parse('2026-11-30T12:00:00Z');
const request = {
  mobile: '09121111111',
  hashId: 'h',
  resendAt: sentAt + 120_000,
  waitSeconds: 120,
};
const hourMs = 60 * 60 * 1000;

test.each([
  ['at once', 0, 120],
  ['after a minute', 60_000, 60],
  ['after ten minutes', 600_000, 0],
  ['on a phone whose clock was set back an hour', -hourMs, 120],
])('another code may be asked for %s in the seconds that are left', (_when, laterMs, left) => {
  expect(secondsLeft(request, sentAt + laterMs)).toBe(left);
});

test('a request of an earlier version, which does not say how long to wait, counts down to its time', () => {
  const { waitSeconds: _, ...older } = request;

  expect(secondsLeft(older, sentAt + 60_000)).toBe(60);
});
