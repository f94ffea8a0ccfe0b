import { beforeEach, expect, test } from 'vitest';
import { rememberSearch } from '../../header/search/recent-searches.ts';
import { aSession } from './session-fixtures.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const looksAround = () => {
  rememberSearch('سماور');
  localStorage.setItem('wishList', '7');
  localStorage.setItem('viewedProducts', ',7,');
};
const traces = () =>
  ['recentSearches', 'viewedProducts', 'wishList'].map((key) => localStorage.getItem(key));

test('what a customer has looked for, looked at and wished for is gone when they sign out', () => {
  const session = aSession();
  session.open({ token: 'token', fullName: 'سارا' });
  looksAround();

  session.close();

  expect(traces()).toEqual([null, null, null]);
});

test('another customer who signs in after an ended session gets nothing of what was looked for, looked at and wished for', () => {
  const session = aSession();
  session.open({ token: 'token', fullName: 'سارا' });
  looksAround();
  session.expire();
  expect(traces()).not.toContain(null);

  session.open({ token: 'hers', fullName: 'مینا' });

  expect(traces()).toEqual([null, null, null]);
});

test.each(['a guest', 'the same customer'])(
  'what %s has looked for, looked at and wished for stays through a sign-in',
  (who) => {
    const session = aSession();
    if (who !== 'a guest') session.open({ token: 'token', fullName: 'سارا' });
    looksAround();
    session.expire();

    session.open({ token: 'new', fullName: 'سارا' });

    expect(traces()).not.toContain(null);
  },
);
