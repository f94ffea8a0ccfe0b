import { expect, test } from 'vitest';
import { aBuild, among, route } from '../gate-fixtures.ts';
import { askedOfHost, failuresOf, meetingsOf, pathsOf, visitsOf } from './visits.ts';

const cart = { ...route('cart'), examples: [aVisit('/cart'), aVisit('/cart', 'customer')] };

function aShop() {
  const shell = aBuild({ says: { name: 'shell', routes: [], fragments: [] } });
  const checkout = aBuild({ says: { name: 'mf-x', routes: [cart], fragments: ['badge'] } });
  const news = aBuild({
    says: { name: 'mf-y', routes: [route('news'), route('corner', ['mf-x/badge'])], fragments: [] },
  });
  return { shell, checkout, news, all: among(shell, checkout, news) };
}

test('a remote is visited at the examples of its own pages, by the visitor that they name', () => {
  const { checkout, all } = aShop();

  expect(visitsOf(checkout, all)).toEqual([aVisit('/cart'), aVisit('/cart', 'customer')]);
});

test('the shell is looked at around the pages of all', () => {
  const { shell, all } = aShop();

  expect(pathsOf(visitsOf(shell, all))).toEqual(['/cart', '/news', '/corner']);
});

test('a host is asked by a guest for every address once, and by who has signed in without code', () => {
  const visits = [aVisit('/cart', 'customer'), aVisit('/cart'), aVisit('/cart', 'customer')];

  expect(askedOfHost(visits)).toEqual([aVisit('/cart'), aVisit('/cart', 'customer')]);
});

test('while the API fails every page is looked at once, and the shell around one of each remote', () => {
  const { shell, news, all } = aShop();
  const moved = { ...aVisit('/old'), leadsTo: '/cart' };
  const own = aBuild({ says: { routes: [{ ...cart, examples: [moved, ...cart.examples] }] } });

  expect(failuresOf(own, all)).toEqual([aVisit('/cart')]);
  expect(failuresOf(news, all)).toEqual([aVisit('/news'), aVisit('/corner')]);
  expect(failuresOf(shell, all)).toEqual([aVisit('/cart'), aVisit('/news')]);
});

test('two remotes meet where one shows a fragment of the other, and the shell meets each on one page', () => {
  const { shell, checkout, news } = aShop();

  expect(meetingsOf(checkout, news)).toEqual([aVisit('/corner')]);
  expect(meetingsOf(shell, news)).toEqual([aVisit('/news')]);
});

test('a page that shows a fragment of another remote is looked at by each visitor once, where it stays', () => {
  const { checkout } = aShop();
  const examples = [
    { ...aVisit('/corner/1'), leadsTo: '/corner' },
    aVisit('/corner'),
    aVisit('/corner?page=2'),
    aVisit('/corner', 'customer'),
  ];
  const corner = { ...route('corner', ['mf-x/badge']), examples };
  const owner = aBuild({ says: { name: 'mf-y', routes: [corner], fragments: [] } });

  expect(meetingsOf(checkout, owner)).toEqual([aVisit('/corner'), aVisit('/corner', 'customer')]);
});

function aVisit(path: string, as: 'guest' | 'customer' = 'guest') {
  return { path, as };
}
