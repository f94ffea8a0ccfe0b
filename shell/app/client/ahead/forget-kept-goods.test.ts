import { keepGoods } from '@kashi/border/kept/kept-goods';
import { beforeEach, expect, test } from 'vitest';
import { aSession } from '../session/session-fixtures.ts';
import { forgetKeptGoods } from './forget-kept-goods.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const kept = () => ['lastCart', 'lastWishList'].map((key) => localStorage.getItem(key));

/** A session beside the kept goods of a guest. */
function aKeptVisit(isSignedIn: boolean) {
  const session = aSession();
  if (isSignedIn) session.open({ token: 'token', fullName: 'سارا' });
  const goods = [{ name: 'سماور', path: '/product/7', price: 1000 }];
  keepGoods('cart', { path: '/cart', title: 'سبد خرید', goods });
  keepGoods('wishList', { path: '/wishList', title: 'علاقه‌مندی‌ها', goods });
  forgetKeptGoods({ session });
  return session;
}

test.each(['open', 'expire', 'close'] as const)(
  "a guest's cart and wishes are not kept for pages without a network past `%s`",
  (change) => {
    const session = aKeptVisit(change !== 'open');

    if (change === 'open') session.open({ token: 'token', fullName: 'سارا' });
    else session[change]();

    expect(kept()).toEqual([null, null]);
  },
);

test('what is kept stays while the visitor is the same', () => {
  const session = aKeptVisit(true);

  session.open({ token: 'newer', fullName: 'سارا' });

  expect(kept()).not.toContain(null);
});
