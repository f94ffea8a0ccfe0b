import { createAsk } from '@kashi/contracts/asking/ask';
import { Problem } from '@kashi/contracts/asking/problem';
import { aShellApi } from '@kashi/kit/testing/a-shell-api';
import type { Answers } from '@kashi/kit/testing/answers';
import { beforeEach, expect, test, vi } from 'vitest';
import { addGuestWish, guestWishes } from './guest-wishes.ts';
import { isWished, readWishes } from './wish-data.ts';

const merge = 'POST /v1/ProductManagement/CustomerWishList/Merge';
const read = 'GET /v1/ProductManagement/CustomerWishList/Read';
const find = 'GET /v1/ProductManagement/CustomerWishList/Find';
const cards = 'GET /v1/ProductManagement/ProductCards/Find';

beforeEach(() => localStorage.clear());

const shopWith = (answers: Answers, isSignedIn = true) => ({
  ask: createAsk(aShellApi({ answers }).fetch),
  isSignedIn,
});
const soon = () => AbortSignal.timeout(1000);

test("a guest's wishes are read by twelve, in their order", async () => {
  for (let id = 1; id <= 13; id += 1) addGuestWish(id);
  const asked = vi.fn(({ ProductsIds }: { ProductsIds: number[] }) =>
    ProductsIds.map((id) => ({ ...aCard, Id: id })),
  );

  const { products } = await readWishes(shopWith({ [cards]: asked }, false), soon());

  expect(asked).toHaveBeenCalledTimes(2);
  expect(products.map(({ Id }) => Id)).toEqual([13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1]);
});

test('a guest who wishes for nothing asks for nothing', async () => {
  expect(await readWishes(shopWith({}, false), soon())).toEqual({ products: [], leftOutCount: 0 });
});

test('after the sign-in the wishes go into the customer’s list once, before it is read', async () => {
  for (const id of [5, 6]) addGuestWish(id);
  const merged = vi.fn(() => ({ LeftOutIds: [] }));
  const customer = shopWith({
    [merge]: merged,
    [read]: () => [aCard],
    [find]: () => ({ IsWished: true }),
  });

  expect(await isWished(customer, 5, soon())).toBe(true);
  expect((await readWishes(customer, soon())).products).toMatchObject([{ Id: 5 }]);

  expect(merged).toHaveBeenCalledOnce();
  expect(merged).toHaveBeenCalledWith({ ProductsIds: [6, 5] });
  expect(guestWishes()).toEqual([]);
});

test('wishes whose merging failed stay, and the list is read all the same', async () => {
  addGuestWish(5);
  const customer = shopWith({
    [merge]: () => Promise.reject(new Problem('offline')),
    [read]: () => [],
  });

  expect(await readWishes(customer, soon())).toEqual({ products: [], leftOutCount: 0 });
  expect(guestWishes()).toEqual([5]);
});

test('wishes for which the list has no room stay, and are counted', async () => {
  for (const id of [5, 6]) addGuestWish(id);
  const customer = shopWith({ [merge]: () => ({ LeftOutIds: [5] }), [read]: () => [] });

  expect((await readWishes(customer, soon())).leftOutCount).toBe(1);
  expect(guestWishes()).toEqual([5]);
});

test("what a guest sees in the list is kept to be read without a network, a customer's is not", async () => {
  addGuestWish(5);
  await readWishes(shopWith({ [cards]: () => [aCard] }, false), soon());
  expect(localStorage.getItem('lastWishList')).toContain(aCard.Name);

  await readWishes(
    shopWith({ [merge]: () => ({ LeftOutIds: [] }), [read]: () => [aCard] }),
    soon(),
  );
  expect(localStorage.getItem('lastWishList')).toBeNull();
});

const aCard = {
  Id: 5,
  Name: 'ساعت هوشمند ماهور',
  ShortName: 'ساعت',
  PicPath: '',
  Price: 1_000_000,
  FinalPrice: 1_000_000,
  DiscountPercent: 0,
  IsAvailable: true,
};
