import { keepGoods } from '@kashi/border/kept/kept-goods';
import { beforeEach, expect, test } from 'vitest';
import { aSession } from '../session/session-fixtures.ts';
import { forgetKeptGoods } from './forget-kept-goods.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const kept = () => ['lastCart', 'lastWishList'].map((key) => localStorage.getItem(key));

/** The guest's last cart and wishes, as another tab may keep them at any time. */
function keep() {
  const goods = [{ name: 'سماور', path: '/product/7', price: 1000 }];
  keepGoods('cart', { path: '/cart', title: 'سبد خرید', goods });
  keepGoods('wishList', { path: '/wishList', title: 'علاقه‌مندی‌ها', goods });
}

function aVisit({ isSignedIn }: { isSignedIn: boolean }) {
  const session = aSession();
  if (isSignedIn) session.open({ token: 'token', fullName: 'سارا' });
  forgetKeptGoods({ session });
  return session;
}

test.each(['open', 'expire', 'close'] as const)(
  "a guest's cart and wishes are not kept for pages without a network past `%s`",
  (change) => {
    const session = aVisit({ isSignedIn: change !== 'open' });
    keep();

    if (change === 'open') session.open({ token: 'token', fullName: 'سارا' });
    else session[change]();

    expect(kept()).toEqual([null, null]);
  },
);

test('nor are they kept past a sign-in that precedes this code', () => {
  keep();

  aVisit({ isSignedIn: true });

  expect(kept()).toEqual([null, null]);
});

test('what is kept stays while nobody signs in', () => {
  keep();

  aVisit({ isSignedIn: false });

  expect(kept()).not.toContain(null);
});
