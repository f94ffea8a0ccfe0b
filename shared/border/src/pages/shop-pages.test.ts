import { expect, test } from 'vitest';
import { shopPages } from './shop-pages.ts';

const pages = shopPages([
  {
    paths: ['/orders/:id', '/orders'],
    role: 'account',
    menu: [{ title: 'سفارش‌ها', icon: 'package', in: { account: 20, customer: 10 } }],
  },
  { paths: ['/points'], menu: [{ title: 'امتیازها', in: { account: 10 } }] },
  {
    paths: ['/content/:page'],
    role: 'listing',
    menu: [
      { path: '/content/rules', title: 'قوانین', in: { help: 1 }, newTab: true },
      { title: 'بی‌آدرس', in: { help: 2 } },
    ],
  },
]);

test('a role leads to the first path without parameters', () => {
  expect(pages.pathOf('account')).toBe('/orders');
});

test.each(['blog', 'listing'] as const)(
  'a role without a page of a fixed address leads nowhere: %s',
  (role) => expect(pages.pathOf(role)).toBeNull(),
);

test('a menu has the links of all remotes in the order of their positions', () => {
  expect(pages.menu('account')).toEqual([
    { title: 'امتیازها', path: '/points' },
    { title: 'سفارش‌ها', icon: 'package', path: '/orders' },
  ]);
});

test('a link has a path of its own if its page has no fixed address', () => {
  expect(pages.menu('help')).toEqual([{ path: '/content/rules', title: 'قوانین', newTab: true }]);
});
