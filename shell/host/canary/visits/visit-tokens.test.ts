import { expect, test } from 'vitest';
import { newTokenKey } from '../../several-hosts/token-key.ts';
import { UsedOnce, VisitTokens } from './visit-tokens.ts';

const minuteMs = 60_000;

function aHost(secret = 'what all hosts of the shop know') {
  const clock = { now: 1_000_000_000 };
  return { clock, tokens: new VisitTokens(newTokenKey(secret), () => clock.now) };
}

test('a token says which releases on trial the visit has, to all hosts with the same secret', () => {
  const token = aHost().tokens.issue(['mf-a@2.0-ab12', 'shell@3']);

  expect(aHost().tokens.read(token)?.releases).toEqual(new Set(['mf-a@2.0-ab12', 'shell@3']));
  expect(aHost('another').tokens.read(token)).toBeNull();
});

test('each document has another one', () => {
  const { tokens } = aHost();

  const ids = Array.from({ length: 100 }, () => tokens.read(tokens.issue([]))?.id);

  expect(new Set(ids).size).toBe(100);
});

test.each([
  ['another version', (token: string) => token.replace('@2', '@1')],
  ['another visit', (token: string) => `A${token}`],
  ['no signature', (token: string) => token.slice(0, token.lastIndexOf('~'))],
  ['a signature alone', (token: string) => token.slice(token.lastIndexOf('~'))],
  ['nothing', () => ''],
])('a token with %s is none', (_what, changed) => {
  const { tokens } = aHost();

  expect(tokens.read(changed(tokens.issue(['mf-a@2'])))).toBeNull();
});

test('a token ends after half an hour', () => {
  const { tokens, clock } = aHost();
  const token = tokens.issue(['mf-a@2']);

  clock.now += 29 * minuteMs;
  expect(tokens.read(token)).not.toBeNull();
  clock.now += 2 * minuteMs;
  expect(tokens.read(token)).toBeNull();
});

test('what was used once is known for as long as its token lasts', () => {
  let now = 0;
  const once = new UsedOnce(() => now);

  expect(once.takes('early')).toBe(true);
  now += 29 * minuteMs;
  expect([once.takes('late'), once.takes('early')]).toEqual([true, false]);
  now += 2 * minuteMs;
  expect([once.takes('new'), once.takes('late')]).toEqual([true, false]);
  now += 60 * minuteMs;
  expect(once.takes('late')).toBe(true);
});

test('a clock that was set back by a day keeps nothing for a day', () => {
  let now = 1_000_000_000;
  const once = new UsedOnce(() => now);
  once.takes('early');

  now -= 24 * 60 * minuteMs;
  const atOnce = once.takes('early');
  now += 61 * minuteMs;

  expect([atOnce, once.takes('early')]).toEqual([false, true]);
});
