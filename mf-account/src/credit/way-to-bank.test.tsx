import { later } from '@kashi/kit/testing/later';
import { act, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { amount, aWallet, pay, saman } from './credit-fixtures.tsx';

afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
});

test('a shopper who has left the wallet meanwhile is not taken to the bank', async () => {
  const assign = vi.spyOn(location, 'assign').mockReturnValue();
  const answer = later<{ PaymentUrl: string }>();
  const ask = vi.fn(() => answer.promise);
  const { shopper, unmount } = aWallet({ [saman]: ask });
  await shopper.type(amount(), '500000');
  await shopper.click(screen.getByRole('radio', { name: 'سامان کیش' }));
  await shopper.click(pay());
  await vi.waitFor(() => expect(ask).toHaveBeenCalled());

  unmount();
  await act(async () => answer.resolve({ PaymentUrl: '/bank/pay' }));
  await act(async () => undefined);

  expect(assign).not.toHaveBeenCalled();
});

test('a browser that does not leave for the bank shows a link to it', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] });
  const assign = vi.spyOn(location, 'assign').mockReturnValue();
  const { shopper } = aWallet({ [saman]: () => ({ PaymentUrl: 'http://bank.test/pay/1' }) });
  await shopper.type(amount(), '500000');
  await shopper.click(screen.getByRole('radio', { name: 'سامان کیش' }));
  await shopper.click(pay());
  await vi.waitFor(() => expect(assign).toHaveBeenCalled());

  await act(() => vi.advanceTimersByTimeAsync(6000));

  const byHand = screen.getByRole('link', { name: 'رفتن به صفحهٔ پرداخت' });
  expect(byHand).toHaveAttribute('href', 'http://bank.test/pay/1');
});
