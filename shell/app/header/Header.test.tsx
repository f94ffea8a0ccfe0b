import { screen, within } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { Problem } from '@kashi/contracts/asking/problem';
import { usualRoutes } from '@kashi/kit/testing/a-shell-api';
import { renderInShop } from '@kashi/kit/testing/render-in-shop';
import { frameProps } from '../frame/frame-fixtures.ts';
import { someContents } from './contents-fixtures.ts';
import { Header } from './Header.tsx';

// Parts that load on demand are loaded in advance here, because these tests are about their behaviour.
beforeAll(async () => {
  await import('./groups/GroupPanel.tsx');
  await import('./account/CustomerMenu.tsx');
});

const readContents = 'GET /v1/ContentManagement/Contents/Read';

const addresses = {
  paths: ['/addresses'],
  menu: [{ title: 'آدرس‌ها', icon: 'map-pin', in: { customer: 10, account: 1 } }],
};
const rules = {
  paths: ['/content/:pageName'],
  menu: [{ path: '/content/rules', title: 'قوانین و مقررات', in: { customer: 20 }, newTab: true }],
};

test('a guest gets links to sign in and to register, which lead back to the open page', () => {
  renderInShop(<Header {...frameProps()} />, {}, { path: '/product/3/chai?color=2' });

  const returnUrl = encodeURIComponent('/product/3/chai?color=2');
  expect(screen.getByRole('link', { name: 'ورود' })).toHaveProperty('pathname', '/login');
  expect(screen.getByRole('link', { name: 'ورود' })).toHaveProperty(
    'search',
    `?returnUrl=${returnUrl}`,
  );
  expect(screen.getByRole('link', { name: 'ثبت‌نام' })).toHaveProperty('pathname', '/register');
});

test('a customer finds their existing pages under their name, and no others', async () => {
  const { shopper } = renderInShop(
    <Header {...frameProps()} />,
    {},
    { customer: 'نگار رضایی', routes: [...usualRoutes, rules, addresses] },
  );

  await shopper.click(await screen.findByRole('button', { name: 'نگار رضایی' }));

  const menu = within(screen.getByRole('navigation', { name: 'حساب من' }));
  expect(menu.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'آدرس‌ها',
    'قوانین و مقررات',
  ]);
  expect(menu.getByRole('link', { name: 'قوانین و مقررات' })).toHaveProperty('target', '_blank');
});

test('Escape closes the account menu and returns the focus to the name', async () => {
  const { shopper } = renderInShop(<Header {...frameProps()} />, {}, { customer: 'نگار رضایی' });
  await shopper.click(await screen.findByRole('button', { name: 'نگار رضایی' }));
  await shopper.tab();

  await shopper.keyboard('{Escape}');

  expect(screen.queryByRole('navigation', { name: 'حساب من' })).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'نگار رضایی' }));
});

test('a customer who signs out is a guest at once', async () => {
  const { shopper, shell } = renderInShop(
    <Header {...frameProps()} />,
    {},
    { customer: 'نگار رضایی', path: '/cart' },
  );
  await shopper.click(await screen.findByRole('button', { name: 'نگار رضایی' }));

  await shopper.click(screen.getByRole('button', { name: 'خروج از حساب' }));

  expect(shell.session.isSignedIn()).toBe(false);
  expect(screen.getByRole('link', { name: 'ورود' })).toBeTruthy();
});

test('the cart has a plain link until its fragment has loaded', () => {
  const { shell } = renderInShop(<Header {...frameProps()} />);

  expect(shell.seen.fragments.has('mf-cart-checkout/mini-cart')).toBe(true);
  expect(screen.getByRole('link', { name: 'سبد خرید' })).toHaveProperty('pathname', '/cart');
});

test('the first press on a group opens its panel, the second one follows its link', async () => {
  const { shopper } = renderInShop(<Header {...frameProps()} />, { [readContents]: someContents });
  const group = screen.getByRole('link', { name: 'کالای دیجیتال' });

  await shopper.click(group);

  const category = await screen.findByRole('link', { name: 'ساعت هوشمند' });
  expect(group.getAttribute('aria-expanded')).toBe('true');
  expect(new URLSearchParams((category as HTMLAnchorElement).search).get('CategoryId')).toBe('111');
  expect(new URLSearchParams((group as HTMLAnchorElement).search).get('GroupName')).toBe(
    'کالای دیجیتال',
  );

  await shopper.click(group);

  expect(group.getAttribute('aria-expanded')).toBe('false');
});

test('arrow down opens a group, enters it and moves on; arrow up leads back, and Escape closes', async () => {
  const { shopper } = renderInShop(<Header {...frameProps()} />, { [readContents]: someContents });
  const group = screen.getByRole('link', { name: 'کالای دیجیتال' });
  group.focus();
  await shopper.keyboard('{ArrowDown}');
  const category = await screen.findByRole('link', { name: 'ساعت هوشمند' });
  expect(document.activeElement).toBe(group);

  const focused = () => document.activeElement?.textContent;
  await shopper.keyboard('{ArrowDown}');
  expect(focused()).toBe('ساعت و پوشیدنی');
  await shopper.keyboard('{End}');
  expect(focused()).toBe('همهٔ کالای دیجیتال');
  await shopper.keyboard('{Home}{ArrowDown}');
  expect(document.activeElement).toBe(category);
  await shopper.keyboard('{ArrowUp}{ArrowUp}');
  expect(document.activeElement).toBe(group);
  await shopper.keyboard('{ArrowDown}{Escape}');

  expect(group.getAttribute('aria-expanded')).toBe('false');
  expect(document.activeElement).toBe(group);
});

test('groups that cannot be read are reported in their panel, and a retry shows them', async () => {
  let isOnline = false;
  const { shopper } = renderInShop(<Header {...frameProps()} />, {
    [readContents]: () => {
      if (!isOnline) throw new Problem('offline');
      return someContents();
    },
  });
  await shopper.click(screen.getByRole('link', { name: 'کالای دیجیتال' }));
  const retry = await screen.findByRole('button', { name: 'تلاش دوباره' });

  isOnline = true;
  await shopper.click(retry);

  expect(await screen.findByRole('link', { name: 'ساعت هوشمند' })).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('the chosen theme is set on the document and stored', async () => {
  const { shopper } = renderInShop(<Header {...frameProps()} />);
  const themeSwitch = screen.getByRole('button', { name: 'تم تیره' });

  await shopper.click(themeSwitch);

  expect(document.documentElement.dataset['theme']).toBe('dark');
  expect(localStorage.getItem('theme')).toBe('dark');
  await expect.poll(() => themeSwitch.getAttribute('aria-pressed')).toBe('true');
});
