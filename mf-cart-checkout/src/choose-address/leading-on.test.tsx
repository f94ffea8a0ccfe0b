import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Said } from '@kashi/kit/testing/answers';
import { later } from '@kashi/kit/testing/later';
import { aCart, freshVisit } from '../parts/live-cart/cart-fixtures.ts';
import { address, carrier, next, openPage, pickup, readCart } from './choose-address-fixtures.tsx';

const apply = 'POST /v1/Orders/CartAddress/Apply';
const applied = new Said(null, 'ثبت شد.');

beforeEach(() => {
  freshVisit();
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => void vi.useRealTimers());

type Opened = Awaited<ReturnType<typeof openPage>>;

const isReady = () => waitFor(() => expect(next()).not.toHaveAttribute('aria-busy', 'true'));

/** The shopper does not come to the invoice by the choice that was sent, but by another press. */
async function leadsOnByAnotherPress({ shell, shopper }: Opened) {
  await waitFor(() => expect(shell.seen.toasts).toContain('ثبت شد.'));
  await isReady();
  vi.advanceTimersByTime(1000);
  expect(shell.location()).toBe('/chooseAddress');

  await shopper.click(next()!);
  await vi.waitFor(() => {
    vi.advanceTimersByTime(1000);
    expect(shell.location()).toBe('/invoice');
  });
}

test('an applied choice shows the message, reads the cart again, and goes to the invoice after a second', async () => {
  const read = vi.fn(() => aCart());
  const { shell, shopper } = await openPage({
    [readCart]: read,
    [apply]: () => new Said(null, 'آدرس و شیوهٔ ارسال ثبت شد.'),
  });
  await shopper.click(address(/خانه/));
  await shopper.click(await carrier());

  await shopper.click(screen.getByRole('button', { name: 'ثبت و گام بعدی' }));

  await waitFor(() => expect(shell.seen.toasts).toContain('آدرس و شیوهٔ ارسال ثبت شد.'));
  expect(read).toHaveBeenCalledTimes(2);
  expect(shell.location()).toBe('/chooseAddress');
  // The timer of one second starts in an effect, which may run after the sentence is shown.
  await vi.waitFor(() => {
    vi.advanceTimersByTime(1000);
    expect(shell.location()).toBe('/invoice');
  });
});

test('a link that the shopper presses within that second leads on instead, and the choice can be sent again', async () => {
  const { shell, shopper } = await openPage({ [apply]: () => new Said(null, 'ثبت شد.') });
  await shopper.click(address(/خانه/));
  await shopper.click(await carrier());
  await shopper.click(screen.getByRole('button', { name: 'ثبت و گام بعدی' }));
  await waitFor(() => expect(shell.seen.toasts).toContain('ثبت شد.'));

  const [link] = screen.getAllByRole('link');
  link?.addEventListener('click', (event) => event.preventDefault());
  await shopper.click(link!);
  vi.advanceTimersByTime(1000);

  expect(next()).not.toHaveAttribute('aria-busy', 'true');
  expect(shell.location()).toBe('/chooseAddress');
});

test('another choice within that second needs a press of its own', async () => {
  const answer = vi.fn(() => applied);
  const opened = await openPage({ [apply]: answer });
  const { shell, shopper } = opened;
  await shopper.click(address(/خانه/));
  await shopper.click(await carrier());
  await shopper.click(screen.getByRole('button', { name: 'ثبت و گام بعدی' }));
  await waitFor(() => expect(shell.seen.toasts).toContain('ثبت شد.'));

  await shopper.click(pickup());

  await leadsOnByAnotherPress(opened);
  const sent = { HashCartId: 'cart-1', CustomerAddressId: -1, CarrierId: 0 };
  expect(answer).toHaveBeenLastCalledWith(sent);
});

test('another choice while the first is being sent needs a press of its own', async () => {
  const first = later<typeof applied>();
  const answer = vi.fn(() => Promise.resolve(applied)).mockReturnValueOnce(first.promise);
  const opened = await openPage({ [apply]: answer });
  const { shopper } = opened;
  await shopper.click(address(/خانه/));
  await shopper.click(await carrier());
  await shopper.click(screen.getByRole('button', { name: 'ثبت و گام بعدی' }));

  await shopper.click(pickup());
  first.resolve(applied);

  await leadsOnByAnotherPress(opened);
  const sent = { HashCartId: 'cart-1', CustomerAddressId: -1, CarrierId: 0 };
  expect(answer).toHaveBeenLastCalledWith(sent);
});

test('a step back whose page does not come leaves the button ready', async () => {
  const { shell, shopper } = await openPage({ [apply]: () => new Said(null, 'ثبت شد.') });
  await shopper.click(address(/خانه/));
  await shopper.click(await carrier());
  await shopper.click(screen.getByRole('button', { name: 'ثبت و گام بعدی' }));
  await waitFor(() => expect(shell.seen.toasts).toContain('ثبت شد.'));

  const { href } = location;
  history.pushState(null, '', '#back');
  await vi.waitFor(() => {
    vi.advanceTimersByTime(1000);
    expect(next()).not.toHaveAttribute('aria-busy', 'true');
  });
  history.replaceState(null, '', href);

  expect(shell.location()).toBe('/chooseAddress');
});
