import { beforeEach, expect, test, vi } from 'vitest';
import { keepGoods } from './kept-goods.ts';

beforeEach(() => localStorage.clear());

const tea = { name: 'چای', path: '/product/7', quantity: 2, price: 150_000 };
const cart = { path: '/cart', title: 'سبد خرید', goods: [tea] };

test('what a guest sees is kept with its time, and an empty list leaves nothing', () => {
  keepGoods('cart', cart);
  expect(JSON.parse(localStorage.getItem('lastCart') ?? '')).toMatchObject({
    ...cart,
    keptAt: expect.any(Number) as number,
  });

  keepGoods('cart', { ...cart, goods: [] });
  expect(localStorage.length).toBe(0);
});

test('of a customer nothing is kept, and what a guest saw before goes', () => {
  keepGoods('wishList', cart);

  keepGoods('wishList', null);

  expect(localStorage.length).toBe(0);
});

test('a full storage is no trouble', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });

  expect(() => keepGoods('cart', cart)).not.toThrow();
});
