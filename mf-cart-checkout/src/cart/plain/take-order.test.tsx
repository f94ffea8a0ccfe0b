import { expect, test, vi } from 'vitest';
import { Problem } from '@kashi/contracts/asking/problem';
import type { Answers } from '@kashi/kit/testing/answers';
import { aVisit, shownPage } from '../../parts/checkout/plain/plain-fixtures.tsx';
import { aCart } from '../../parts/live-cart/cart-fixtures.ts';
import { plain } from './plain-cart.ts';

const buyAgain = 'POST /v1/Orders/Carts/BuyAgain';
const path = '/cart';

const send = (answers: Answers, cookies: Record<string, string> = {}) =>
  plain.takeForm({ HashOrderId: 'abc' }, aVisit({ path, answers, cookies }));

test('an order is bought again by a form: the cart says what came of it, and names what is missing', async () => {
  const missing = '«چای احمد» اکنون ناموجود است.';
  const again = vi.fn(() => aCart({ cart: { Notices: [missing] } }));
  const { to, cookies } = await send({ [buyAgain]: again });
  const sent = Object.fromEntries(cookies.map(({ name, value }) => [name, value ?? '']));

  const page = await shownPage(plain, {
    path,
    answers: { 'GET /v1/Orders/Carts/Read': () => aCart() },
    cookies: { ...sent, CartTaken: 'کالاها در سبد شماست.' },
  });

  expect(to).toBe('/cart');
  expect(again).toHaveBeenCalledExactlyOnceWith({ HashCartId: null, HashOrderId: 'abc' });
  expect(sent).toMatchObject({ CartHashId: 'cart-1', CartRefusal: missing });
  expect(page.querySelector('[role=status]')).toHaveTextContent('کالاها در سبد شماست.');
  expect(page.querySelector('[role=alert]')).toHaveTextContent(missing);
});

test('an order of which nothing can be had leaves the cart alone, and the next page says why', async () => {
  const reasons = 'این کالا اکنون ناموجود است. '.repeat(100);
  const refused = () => {
    throw new Problem('refused', { status: 400, serverMessage: reasons });
  };

  const { cookies } = await send({ [buyAgain]: refused }, { CartHashId: 'cart-1' });

  expect(cookies).toEqual([
    expect.objectContaining({ value: expect.stringContaining('ناموجود') as string }),
  ]);
  // A browser drops a longer cookie.
  expect(encodeURIComponent(cookies[0]?.value ?? '').length).toBeLessThan(4000);
});
