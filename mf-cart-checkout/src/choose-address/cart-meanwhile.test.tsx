import { act, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { aCart, freshVisit } from '../parts/live-cart/cart-fixtures.ts';
import { address, carrier, next, openPage, readCart } from './choose-address-fixtures.tsx';

beforeEach(freshVisit);

test('a cart that was emptied in another tab sends the shopper back to the cart', async () => {
  const { shell } = await openPage({
    [readCart]: vi.fn(() => null as ReturnType<typeof aCart> | null).mockReturnValueOnce(aCart()),
  });

  shell.events.publish('cart-updated', { itemCount: 0 });

  await waitFor(() => expect(shell.location()).toBe('/cart'));
});

test('a session that ends meanwhile leaves the choices as they were', async () => {
  let isGuest = false;
  const { shopper, shell } = await openPage({ [readCart]: () => (isGuest ? null : aCart()) });

  isGuest = true;
  act(() => shell.session.rename?.(''));
  await shopper.click(address(/خانه/));
  await shopper.click(await carrier());
  isGuest = false;
  act(() => shell.session.open({ token: 'renewed', fullName: 'نگار رضایی' }));
  await shopper.click(await carrier());

  expect(address(/خانه/)).toBeChecked();
  expect(next()).toBeEnabled();
  expect(shell.location()).toBe('/chooseAddress');
});
