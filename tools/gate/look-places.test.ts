import { expect, test } from 'vitest';
import { aBuild } from './gate-fixtures.ts';
import { placeOf, type LookedAt } from './look-places.ts';
import type { Look } from './looks.ts';

const toBlame = () => aBuild({ says: { name: 'mf-x', version: '2' } });

function aLook(wish: Partial<Look>, troubles: string[] = []): LookedAt {
  const look: Look = {
    path: '/orders',
    as: 'customer',
    toBlame: toBlame(),
    beside: null,
    isMeeting: false,
    isFailing: false,
    ...wish,
  };
  return { look, troubles };
}

const told = (seen: LookedAt[]) =>
  seen.filter(({ troubles }) => troubles.length > 0).map(({ look }) => placeOf(look, seen));

test('a page that breaks for everybody is told by its address and its visitors', () => {
  const seen = [
    aLook({}, ['broken']),
    aLook({ as: 'newcomer', onPhone: true }, ['broken']),
    aLook({ isFailing: true }, ['broken']),
  ];

  expect(told(seen)).toEqual([
    'mf-x@2: hydration: /orders as a customer',
    'mf-x@2: hydration: /orders as a newcomer on a phone',
    'mf-x@2: hydration: /orders as a customer while the API fails',
  ]);
});

test('a page that breaks over an empty list alone is told so', () => {
  expect(told([aLook({}), aLook({ as: 'newcomer' }, ['broken'])])).toEqual([
    'mf-x@2: hydration: /orders as a newcomer, only over an empty list',
  ]);
});

test('a page that breaks over a failure alone is told so', () => {
  expect(told([aLook({}), aLook({ isFailing: true }, ['broken'])])).toEqual([
    'mf-x@2: hydration: /orders as a customer while the API fails, only over a failure',
  ]);
});
