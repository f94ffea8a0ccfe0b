import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderInShop } from '@kashi/kit/testing/render-in-shop';
import { frameProps } from '../frame/frame-fixtures.ts';
import { Footer } from './Footer.tsx';

test('the telephone number is shown in Persian digits and dialled in Latin ones', () => {
  renderInShop(<Footer {...frameProps()} />);

  const phone = screen.getByRole('link', { name: /۰۳۱ ۳۲۲۰ ۰۰۰۰/ });

  expect(phone.getAttribute('href')).toBe('tel:03132200000');
});

test('words in place of a telephone number are no link', () => {
  renderInShop(<Footer {...frameProps({ phone: 'به‌زودی' })} />);

  expect(screen.getByText('به‌زودی').className).toBe('');
  expect(screen.queryByRole('link', { name: /به‌زودی/ })).toBeNull();
});

test('facts that the shop has not set are left out', () => {
  renderInShop(
    <Footer {...frameProps({ phone: '', address: '', email: '', instagram: '', badges: [] })} />,
  );

  expect(screen.queryByText('تماس با ما')).toBeNull();
  expect(screen.queryByRole('img')).toBeNull();
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/',
    '#top',
  ]);
});

test('a shop whose prices contain the tax says so once', () => {
  renderInShop(<Footer {...frameProps({ pricesWithTax: true })} />);

  expect(screen.getByText(/همهٔ قیمت‌ها با مالیات است/)).toBeTruthy();
});

test('only existing pages are linked', () => {
  const rules = { path: '/content/rules', title: 'قوانین و مقررات', in: { help: 1 } };
  renderInShop(
    <Footer {...frameProps()} />,
    {},
    { routes: [{ paths: ['/content/:page'], menu: [rules] }] },
  );

  const links = within(screen.getByRole('navigation', { name: 'راهنمای خرید' })).getAllByRole(
    'link',
  );
  expect(links.map((link) => link.textContent)).toEqual(['قوانین و مقررات']);
  expect(screen.queryByRole('navigation', { name: 'کاشی' })).toBeNull();
});

test("the owner's own pages follow those of the shop in their lists", () => {
  const rules = { path: '/content/rules', title: 'قوانین و مقررات', in: { help: 1 } };
  const footerPages = [
    { title: 'راهنمای اندازه', path: '/content/size-guide', list: 'help' as const },
    { title: 'فرصت‌های شغلی', path: '/content/jobs', list: 'shop' as const },
  ];
  renderInShop(
    <Footer {...frameProps({ footerPages })} />,
    {},
    { routes: [{ paths: ['/content/:page'], menu: [rules] }] },
  );

  const linksOf = (name: string) =>
    within(screen.getByRole('navigation', { name }))
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]);
  expect(linksOf('راهنمای خرید')).toEqual([
    ['قوانین و مقررات', '/content/rules'],
    ['راهنمای اندازه', '/content/size-guide'],
  ]);
  expect(linksOf('کاشی')).toEqual([['فرصت‌های شغلی', '/content/jobs']]);
});

test('each of several trust badges has a name of its own', () => {
  const { frame } = frameProps();
  const badges = [1, 2].map((number) => ({ link: '', picture: `/media/badge-${number}.webp` }));
  renderInShop(<Footer {...frameProps()} frame={{ ...frame, badges }} />);

  const names = screen.getAllByRole('img').map((badge) => badge.getAttribute('alt'));

  expect(names).toEqual(['نماد اعتماد الکترونیکی', 'نماد اعتماد الکترونیکی ۲']);
});

test("a trust badge tells its issuer the shop's origin, and keeps its room while it loads", () => {
  renderInShop(<Footer {...frameProps()} />);

  const badge = screen.getByRole('img', { name: 'نماد اعتماد الکترونیکی' });

  expect(badge.getAttribute('referrerpolicy')).toBe('origin');
  expect(badge.closest('a')?.getAttribute('referrerpolicy')).toBe('origin');
  expect([badge.getAttribute('width'), badge.getAttribute('height')]).toEqual(['80', '92']);
});
