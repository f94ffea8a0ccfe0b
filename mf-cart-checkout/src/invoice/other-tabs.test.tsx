import { act, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { aCart, freshVisit } from '../parts/live-cart/cart-fixtures.ts';
import { bank, openInvoice, payButton, payByZarinPal } from './invoice-page-fixtures.tsx';

const readCart = 'GET /v1/Orders/Carts/Read';

beforeEach(freshVisit);

test('a cart that comes to another sum meanwhile has the invoice read again, once for each sum', async () => {
  let AmountPayable = 500_000;
  const { shell } = await openInvoice({
    [readCart]: () => aCart({ info: { IsAddressApplied: true, AmountPayable } }),
  });
  const news = () => act(async () => shell.events.publish('cart-updated', { itemCount: 2 }));

  await news();
  expect(shell.seen.reloads).toBe(0);
  AmountPayable = 900_000;
  await news();
  await news();

  await waitFor(() => expect(shell.seen.reloads).toBe(1));
});

test.each([
  ['another address', { CustomerAddressId: 8 }],
  ['pickup', { CustomerAddressId: -1, CarrierId: 0 }],
])(
  'a cart that goes to %s for the same sum has the invoice read again',
  async (_where, delivery) => {
    let info = { IsAddressApplied: true, CustomerAddressId: 7, CarrierId: 1 };
    const { shell } = await openInvoice({ [readCart]: () => aCart({ info }) });
    const news = () => act(async () => shell.events.publish('cart-updated', { itemCount: 1 }));
    await news();

    info = { ...info, ...delivery };
    await news();

    await waitFor(() => expect(shell.seen.reloads).toBe(1));
  },
);

test('an address that is edited elsewhere is read again', async () => {
  const { shell } = await openInvoice();

  act(() => shell.events.publish('address-updated', { addressId: 7 }));

  expect(shell.seen.reloads).toBe(1);
});

test('other tabs hear that the cart is in payment, and read it again', async () => {
  const { shell, leave, shopper } = await openInvoice({
    [payByZarinPal]: () => ({ PaymentUrl: 'http://bank.test/pay/1' }),
  });
  const heard = vi.fn();
  shell.events.subscribe('cart-updated', heard);

  await shopper.click(bank('زرین‌پال'));
  await shopper.click(payButton());

  await waitFor(() => expect(leave).toHaveBeenCalled());
  expect(heard).toHaveBeenCalledOnce();
});
