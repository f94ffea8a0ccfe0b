import { expect, test } from 'vitest';
import { anyVisitor, getsCanary, visitorOf } from './visitor.ts';

const policy = { isOpen: false, key: null, origins: [] };
const arms = Array.from({ length: 100 }, (_, arm) => arm);
const canary = { name: 'mf-a', version: '2', percent: 10 };
const armsThatGet = (which: typeof canary) =>
  arms.filter((arm) => getsCanary({ ...anyVisitor, arm }, which));

test.each([0, 1, 10, 50, 99])(
  '%i percent gives a canary to as many of a hundred arms',
  (percent) => {
    expect(armsThatGet({ ...canary, percent })).toHaveLength(percent);
  },
);

test('visitors with a canary keep it when its percentage grows', () => {
  const few = armsThatGet({ ...canary, percent: 10 });
  const many = armsThatGet({ ...canary, percent: 50 });

  expect(few.filter((arm) => !many.includes(arm))).toEqual([]);
});

test('two canaries go to different visitors', () => {
  expect(armsThatGet(canary)).not.toEqual(armsThatGet({ ...canary, name: 'mf-c' }));
});

test('a visitor without an arm gets the live versions, and one with the cookie gets the canary', () => {
  const onlyByCookie = { ...canary, percent: 0 };

  expect(getsCanary(anyVisitor, { ...canary, percent: 99 })).toBe(false);
  expect(getsCanary({ ...anyVisitor, canaries: ['mf-a'] }, onlyByCookie)).toBe(true);
  expect(getsCanary({ ...anyVisitor, canaries: ['mf-b'] }, onlyByCookie)).toBe(false);
});

test('a sent arm is kept; a missing or invalid arm is drawn anew', () => {
  expect(visitorOf('kashi-arm=7; other=1', policy)).toMatchObject({ arm: 7, drawn: false });
  for (const cookies of [undefined, 'kashi-arm=100', 'kashi-arm=-1', 'kashi-arm=a']) {
    const { arm, drawn } = visitorOf(cookies, policy);
    expect(drawn).toBe(true);
    expect(arms).toContain(arm);
  }
});

test('a cookie names the remotes whose canary the visitor wants', () => {
  expect(visitorOf('kashi-canary=mf-a%2Cmf-b', policy).canaries).toEqual(['mf-a', 'mf-b']);
});
