import { expect, test } from 'vitest';
import { anybody, getsCanary, visitorOf } from './visitor.ts';

const policy = { isOpen: false, key: null, origins: [] };
const arms = Array.from({ length: 100 }, (_, arm) => arm);
const canary = { name: 'mf-a', version: '2', percent: 10 };
const armsThatGet = (which: typeof canary) =>
  arms.filter((arm) => getsCanary({ ...anybody, arm }, which));

test.each([0, 1, 10, 50, 99])('%i of a hundred arms get a canary for as many', (percent) => {
  expect(armsThatGet({ ...canary, percent })).toHaveLength(percent);
});

test('whoever has a canary keeps it when it is shown to more', () => {
  const few = armsThatGet({ ...canary, percent: 10 });
  const many = armsThatGet({ ...canary, percent: 50 });

  expect(few.filter((arm) => !many.includes(arm))).toEqual([]);
});

test('two canaries are dealt to other visitors', () => {
  expect(armsThatGet(canary)).not.toEqual(armsThatGet({ ...canary, name: 'mf-c' }));
});

test('who has no arm gets what is live, and who has the cookie gets the canary', () => {
  const onlyByCookie = { ...canary, percent: 0 };

  expect(getsCanary(anybody, { ...canary, percent: 99 })).toBe(false);
  expect(getsCanary({ ...anybody, canaries: ['mf-a'] }, onlyByCookie)).toBe(true);
  expect(getsCanary({ ...anybody, canaries: ['mf-b'] }, onlyByCookie)).toBe(false);
});

test('an arm is kept as it was sent; another is drawn where there is none, or none that can be', () => {
  expect(visitorOf('kashi-arm=7; other=1', policy)).toMatchObject({ arm: 7, drawn: false });
  for (const cookies of [undefined, 'kashi-arm=100', 'kashi-arm=-1', 'kashi-arm=a']) {
    const { arm, drawn } = visitorOf(cookies, policy);
    expect(drawn).toBe(true);
    expect(arms).toContain(arm);
  }
});

test('a cookie names the remotes whose canary is wanted', () => {
  expect(visitorOf('kashi-canary=mf-a%2Cmf-b', policy).canaries).toEqual(['mf-a', 'mf-b']);
});
