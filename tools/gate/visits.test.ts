import { expect, test } from 'vitest';
import { visitorsTo } from './visits.ts';

test.each([
  ['/cart', ['guest', 'customer']],
  ['/chooseAddress', ['customer']],
  ['/invoice', ['customer']],
  ['/contactUs', ['guest']],
])('%s is looked at by whoever sees another page there', (path, visitors) => {
  expect(visitorsTo(path)).toEqual(visitors);
});
