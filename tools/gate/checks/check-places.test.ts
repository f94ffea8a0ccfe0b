import { expect, test } from 'vitest';
import { aBuild } from '../gate-fixtures.ts';
import { placeOf, type CheckedPage } from './check-places.ts';
import type { PageCheck } from '../pages/page-checks.ts';

const suspect = () => aBuild({ says: { name: 'mf-x', version: '2' } });

function aCheck(wish: Partial<PageCheck>, troubles: string[] = []): CheckedPage {
  const check: PageCheck = {
    path: '/orders',
    as: 'customer',
    suspect: suspect(),
    beside: null,
    isMeeting: false,
    isFailing: false,
    ...wish,
  };
  return { check, troubles };
}

const told = (seen: CheckedPage[]) =>
  seen.filter(({ troubles }) => troubles.length > 0).map(({ check }) => placeOf(check, seen));

test('a page that breaks for everybody is told by its address and its visitors', () => {
  const seen = [
    aCheck({}, ['broken']),
    aCheck({ as: 'newcomer', onPhone: true }, ['broken']),
    aCheck({ isFailing: true }, ['broken']),
  ];

  expect(told(seen)).toEqual([
    'mf-x@2: hydration: /orders as a customer',
    'mf-x@2: hydration: /orders as a newcomer on a phone',
    'mf-x@2: hydration: /orders as a customer while the API fails',
  ]);
});

test('a page that breaks over an empty list alone is told so', () => {
  expect(told([aCheck({}), aCheck({ as: 'newcomer' }, ['broken'])])).toEqual([
    'mf-x@2: hydration: /orders as a newcomer, only over an empty list',
  ]);
});

test('a page that breaks over a failure alone is told so', () => {
  expect(told([aCheck({}), aCheck({ isFailing: true }, ['broken'])])).toEqual([
    'mf-x@2: hydration: /orders as a customer while the API fails, only over a failure',
  ]);
});
