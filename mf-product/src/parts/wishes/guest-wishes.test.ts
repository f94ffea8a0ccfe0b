import { beforeEach, expect, test, vi } from 'vitest';
import { addGuestWish, guestWishes, onOtherTabs, removeGuestWishes } from './guest-wishes.ts';

beforeEach(() => localStorage.clear());

test('a browser keeps what its guest wishes for, the newest first and each product once', () => {
  for (const id of [1, 2, 3, 2]) addGuestWish(id);
  expect(guestWishes()).toEqual([2, 3, 1]);

  removeGuestWishes([3, 9]);
  expect(guestWishes()).toEqual([2, 1]);

  removeGuestWishes([1, 2]);
  expect(localStorage.length).toBe(0);
});

test('a hundred are kept, the newest', () => {
  for (let id = 1; id <= 103; id += 1) addGuestWish(id);

  expect(guestWishes()).toHaveLength(100);
  expect(guestWishes()[0]).toBe(103);
  expect(guestWishes().at(-1)).toBe(4);
});

test.each(['{"a":1}', ',x,,-1,NaN,1.5', '99999999999', '[]', ' '])(
  '%s in the storage is nothing wished for, and is mended by the next wish',
  (stored) => {
    localStorage.setItem('wishList', stored);
    expect(guestWishes()).toEqual([]);

    addGuestWish(7);
    expect(localStorage.getItem('wishList')).toBe('7');
  },
);

test('a tab hears of the lists of another tab and of a cleared storage, until it listens no more', () => {
  const heard = vi.fn();
  const end = onOtherTabs(heard);

  for (const key of ['wishList', 'wishListChange', null, 'theme']) {
    dispatchEvent(new StorageEvent('storage', { key }));
  }
  expect(heard).toHaveBeenCalledTimes(3);

  end();
  dispatchEvent(new StorageEvent('storage', { key: 'wishList' }));
  expect(heard).toHaveBeenCalledTimes(3);
});
