import { Problem } from '@kashi/contracts/asking/problem';
import type { Answers } from '@kashi/kit/testing/answers';
import { later } from '@kashi/kit/testing/later';
import { renderInShop } from '@kashi/kit/testing/render-in-shop';
import { act, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { guestWishes } from '../../parts/wishes/guest-wishes.ts';
import { WishTool } from './WishTool.tsx';

const lists = '/v1/ProductManagement/CustomerWishList';
const full = new Problem('refused', {
  status: 400,
  serverMessage: 'فهرست علاقه‌مندی‌های شما با ۱۰۰ کالا پر است.',
});

beforeEach(() => localStorage.clear());

const open = (answers: Answers = {}, customer = '') =>
  renderInShop(<WishTool productId={7} />, answers, { customer });
const heart = (isWished: boolean) =>
  screen.findByRole('button', {
    name: isWished ? 'برداشتن از علاقه‌مندی‌ها' : 'افزودن به علاقه‌مندی‌ها',
  });

test('a guest wishes for a product, hears so, and takes it back, without asking the shop', async () => {
  const { shopper, shell } = open();

  await shopper.click(await heart(false));
  expect(document.activeElement).toBe(await heart(true));
  expect(guestWishes()).toEqual([7]);

  await shopper.click(await heart(true));
  await heart(false);
  expect(guestWishes()).toEqual([]);
  expect(shell.seen.toasts).toEqual([
    'کالا به علاقه‌مندی‌های شما افزوده شد.',
    'کالا از علاقه‌مندی‌های شما برداشته شد.',
  ]);
});

test("a customer's heart shows at once what was pressed, and the shop is told", async () => {
  const answered = later<null>();
  const add = vi.fn(() => answered.promise);
  const { shopper, shell } = open(
    { [`GET ${lists}/Find`]: () => ({ IsWished: false }), [`POST ${lists}/Add`]: add },
    'سارا',
  );

  await shopper.click(await heart(false));

  await heart(true);
  expect(add).toHaveBeenCalledWith({ ProductId: 7 });
  expect(shell.seen.toasts).toEqual([]);
  await act(async () => answered.resolve(null));
  await heart(true);
  expect(shell.seen.toasts).toEqual(['کالا به علاقه‌مندی‌های شما افزوده شد.']);
  expect(guestWishes()).toEqual([]);
});

test.each([
  ['the sentence of the shop', full, 'فهرست علاقه‌مندی‌های شما با ۱۰۰ کالا پر است.'],
  [
    'what happened',
    new Problem('offline'),
    'علاقه‌مندی‌های شما تغییر نکرد، چون پاسخی از فروشگاه نرسید. دوباره تلاش کنید.',
  ],
])('a wish that fails is taken back with %s', async (_, problem, sentence) => {
  const { shopper, shell } = open(
    {
      [`GET ${lists}/Find`]: () => ({ IsWished: false }),
      [`POST ${lists}/Add`]: () => Promise.reject(problem),
    },
    'سارا',
  );

  await shopper.click(await heart(false));

  await expect.poll(() => shell.seen.toasts).toEqual([sentence]);
  await heart(false);
});

test('a failure after a success goes back to the success', async () => {
  const { shopper, shell } = open(
    {
      [`GET ${lists}/Find`]: () => ({ IsWished: false }),
      [`POST ${lists}/Add`]: () => null,
      [`DELETE ${lists}/Delete`]: () => Promise.reject(new Problem('late')),
    },
    'سارا',
  );

  await shopper.click(await heart(false));
  await shopper.click(await heart(true));

  await expect.poll(() => shell.seen.toasts).toHaveLength(2);
  await heart(true);
});

test('the heart follows another tab of the browser', async () => {
  open();
  await heart(false);

  localStorage.setItem('wishList', '7');
  act(() => void dispatchEvent(new StorageEvent('storage', { key: 'wishList' })));

  await heart(true);
});

test('a heart that was read stays as it was where it cannot be read again', async () => {
  const find = vi
    .fn(() => Promise.reject<{ IsWished: boolean }>(new Problem('offline')))
    .mockResolvedValueOnce({ IsWished: true });
  open({ [`GET ${lists}/Find`]: find }, 'سارا');
  await heart(true);

  act(() => void dispatchEvent(new StorageEvent('storage', { key: 'wishListChange' })));
  await vi.waitFor(() => expect(find).toHaveBeenCalledTimes(2));
  await act(async () => undefined);

  expect(await heart(true)).toBeTruthy();
});

test('a wish that could not be read can still be made', async () => {
  const add = vi.fn(() => null);
  const { shopper } = open(
    {
      [`GET ${lists}/Find`]: () => Promise.reject(new Problem('offline')),
      [`POST ${lists}/Add`]: add,
    },
    'سارا',
  );

  await shopper.click(await heart(false));

  await heart(true);
  expect(add).toHaveBeenCalledOnce();
});
