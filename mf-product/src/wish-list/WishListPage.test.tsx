import { Problem } from '@kashi/contracts/asking/problem';
import type { ProductCard } from '@kashi/contracts/product/product-card';
import type { Answers } from '@kashi/kit/testing/answers';
import { renderInShop } from '@kashi/kit/testing/render-in-shop';
import { act, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { addGuestWish, guestWishes } from '../parts/wishes/guest-wishes.ts';
import { WishListPage } from './WishListPage.tsx';

const lists = '/v1/ProductManagement/CustomerWishList';
const readCards = 'GET /v1/ProductManagement/ProductCards/Find';
const watch: ProductCard = {
  Id: 5,
  Name: 'ساعت هوشمند ماهور',
  ShortName: 'ساعت',
  PicPath: '',
  Price: 1_000_000,
  FinalPrice: 1_000_000,
  DiscountPercent: 0,
  IsAvailable: true,
};
const samovar: ProductCard = { ...watch, Id: 6, Name: 'سماور', IsAvailable: false };
const remove = 'برداشتن سماور از علاقه‌مندی‌ها';
const undo = 'بازگرداندن سماور به علاقه‌مندی‌ها';

beforeEach(() => localStorage.clear());

const open = (answers: Answers = {}, customer = '') =>
  renderInShop(<WishListPage />, answers, { path: '/wishList', customer });
const button = (name: string) => screen.findByRole('button', { name });
const status = () => screen.getAllByRole('status')[0]?.textContent;

test('a guest sees the wishes of this browser with the prices of today, and how they are kept', async () => {
  for (const id of [5, 6]) addGuestWish(id);
  open({ [readCards]: () => [samovar, watch] });

  const names = await screen.findAllByRole('heading', { level: 2 });

  expect(names.map(({ textContent }) => textContent)).toEqual(['سماور', 'ساعت هوشمند ماهور']);
  expect(screen.getByText('ناموجود')).toBeTruthy();
  expect(status()).toBe('۲ کالا');
  expect(screen.getByRole('link', { name: 'ورود' }).getAttribute('href')).toBe(
    '/login?returnUrl=%2FwishList',
  );
});

test('what is taken out keeps its place and the focus, and comes back', async () => {
  for (const id of [5, 6]) addGuestWish(id);
  const { shopper, shell } = open({ [readCards]: () => [samovar, watch] });

  await shopper.click(await button(remove));

  expect(document.activeElement).toBe(await button(undo));
  expect(guestWishes()).toEqual([5]);
  expect(status()).toBe('۱ کالا');
  await shopper.click(await button(undo));

  expect(document.activeElement).toBe(await button(remove));
  expect(guestWishes()).toEqual([6, 5]);
  expect(shell.seen.announcements).toEqual([
    '«سماور» از علاقه‌مندی‌ها برداشته شد.',
    '«سماور» به علاقه‌مندی‌ها بازگشت.',
  ]);
});

test('a customer sees their own list, and a change that fails says so at its card', async () => {
  const { shopper } = open(
    {
      [`GET ${lists}/Read`]: () => [samovar],
      [`DELETE ${lists}/Delete`]: () => Promise.reject(new Problem('offline')),
    },
    'سارا',
  );
  expect(await button(remove)).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'ورود' })).toBeNull();

  await shopper.click(await button(remove));

  expect((await screen.findByRole('alert')).textContent).toContain('ارتباط با فروشگاه برقرار نشد');
  expect(await button(remove)).toBeTruthy();
});

test('wishes from before the sign-in that found no room are told of', async () => {
  addGuestWish(5);
  open(
    {
      [`POST ${lists}/Merge`]: () => ({ LeftOutIds: [5] }),
      [`GET ${lists}/Read`]: () => [samovar],
    },
    'سارا',
  );

  expect(await screen.findByText(/^۱ کالا که پیش از ورود/)).toBeTruthy();
});

test('an empty list says how it is filled, and leads to the goods', async () => {
  open();

  const title = 'هنوز کالایی را نپسندیده‌اید';
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'دیدن کالاها' }).getAttribute('href')).toBe('/filter');
  expect(screen.getByRole('link', { name: 'ورود' })).toBeTruthy();
});

test('a list that could not be read is a problem with a retry, and not an empty list', async () => {
  const read = vi.fn().mockRejectedValueOnce(new Problem('late')).mockResolvedValue([samovar]);
  const { shopper } = open({ [`GET ${lists}/Read`]: read }, 'سارا');

  await shopper.click(await button('تلاش دوباره'));

  expect(await button(remove)).toBeTruthy();
});

test('the list follows another tab, and forgets there what was taken out here', async () => {
  addGuestWish(6);
  const { shopper } = open({ [readCards]: () => [samovar] });
  await shopper.click(await button(remove));
  await button(undo);

  addGuestWish(6);
  act(() => void dispatchEvent(new StorageEvent('storage', { key: 'wishList' })));

  expect(await button(remove)).toBeTruthy();
  expect(screen.queryByRole('button', { name: undo })).toBeNull();
});
