import { expect, test } from 'vitest';
import { aShellApi, usualRoutes } from '@kashi/kit/testing/a-shell-api';
import { shopPages } from '@kashi/border/pages/shop-pages';
import { frameProps } from './frame-fixtures.ts';
import { entry } from './server-entry.tsx';

const pages = shopPages([...usualRoutes, { paths: ['/profile'], role: 'account' }]);

async function framesAt(path: string) {
  const guests = await entry.renderFrame({ ...aShellApi({ path }), pages }, frameProps());
  return { guests, customers: (await entry.forCustomer?.(guests, pages)) ?? guests };
}

const links = (html: string) => {
  const page = document.createElement('div');
  page.innerHTML = html;
  return [...page.querySelectorAll('a')];
};

test.each(['/cart', '/orders?state=1', '/'])(
  'at %s a customer without code finds the account where guests sign in, in the same elements',
  async (path) => {
    const { guests, customers } = await framesAt(path);

    for (const part of ['above', 'below'] as const) {
      const [before, after] = [links(guests[part]), links(customers[part])];
      expect(after.map(({ className }) => className)).toEqual(
        before.map(({ className }) => className),
      );
      const own = after.filter((link) => link.getAttribute('href') === '/profile');
      expect(own.map(({ textContent }) => textContent)).toEqual(['حساب من']);
      const others = after.filter(({ hidden }) => !hidden);
      expect(
        others.some((link) => /^\/(login|register)/.test(link.getAttribute('href') ?? '')),
      ).toBe(false);
    }
  },
);

test('a shop without an account keeps the frame of its guests', async () => {
  const guests = await entry.renderFrame(aShellApi(), frameProps());

  expect(await entry.forCustomer?.(guests, shopPages(usualRoutes))).toEqual(guests);
});
