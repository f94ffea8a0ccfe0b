import { createAsk } from '@kashi/contracts/asking/ask';
import { Problem } from '@kashi/contracts/asking/problem';
import { aShellApi } from '@kashi/kit/testing/a-shell-api';
import type { Answers } from '@kashi/kit/testing/answers';
import { shopContents } from '@kashi/kit/testing/shop-contents';
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { readCredit, type Outcome } from './credit-data.ts';
import { amount, aWallet, twoBanks } from './credit-fixtures.tsx';
import { CreditPage } from './CreditPage.tsx';

const readPayment = 'GET /v1/Orders/Payments/Read';

const aPayment = (Outcome: Outcome) => ({
  Outcome,
  Kind: 'credit' as const,
  Message: 'موجودی کارت کافی نبود.',
  Refund: null,
  HashOrderId: null,
  Amount: 500_000,
  GatewayCode: 1,
});

afterEach(() => void vi.useRealTimers());

const waits = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

/** The shopper comes back from a bank that has not settled the payment. */
function comesBack(pendingId: string | null, answers: Answers = {}) {
  vi.useFakeTimers();
  const returned = {
    outcome: 'pending',
    sentence: 'کمی صبر کنید.',
    unpaid: null,
    pendingId,
  } as const;
  return aWallet(answers, { returned });
}

test('the outcome at the bank is what the server says, whatever the address claims', async () => {
  const answers: Answers = {
    'GET /v1/Identity/CustomerFininces/GetBalance': () => ({ Balance: 0 }),
    'GET /v1/ContentManagement/Contents/Read': () => shopContents(),
    'GET /v1/Orders/Payments/Read': () => ({
      Outcome: 'failed',
      Kind: 'credit',
      Message: 'موجودی کارت کافی نبود.',
      Refund: null,
      HashOrderId: null,
      Amount: 500_000,
      GatewayCode: 1,
    }),
  };
  const url = new URL('http://shop.test/credit?payment=paid&id=abc');

  const { returned } = await readCredit(
    createAsk(aShellApi({ answers }).fetch),
    url,
    AbortSignal.timeout(1000),
  );

  expect(returned).toEqual({
    outcome: 'failed',
    sentence: 'موجودی کارت کافی نبود.',
    unpaid: { amount: 500_000, gatewayCode: 1 },
    pendingId: null,
  });
});

test("another customer's payment is no news to this one", async () => {
  const answers: Answers = {
    'GET /v1/Identity/CustomerFininces/GetBalance': () => ({ Balance: 0 }),
    'GET /v1/ContentManagement/Contents/Read': () => shopContents(),
    [readPayment]: () => {
      throw new Problem('refused', { status: 404 });
    },
  };
  const url = new URL('http://shop.test/credit?payment=pending&id=abc');
  const ask = createAsk(aShellApi({ answers }).fetch);

  expect((await readCredit(ask, url, AbortSignal.timeout(1000))).returned).toBeNull();
});

test('a payment that the bank has not settled is asked for, less and less often, until the page has read that it is', async () => {
  let outcome: Outcome = 'pending';
  const read = vi.fn(() => aPayment(outcome));
  const { shell } = comesBack('abc', { [readPayment]: read });

  await waits(3000);
  expect(read).toHaveBeenCalledExactlyOnceWith({ HashPaymentId: 'abc' });
  await waits(4999);
  expect(read).toHaveBeenCalledTimes(1);
  outcome = 'paid';
  await waits(1);

  expect(shell.seen.reloads).toBe(1);
  // The reading failed, and the page still says that the outcome is not known.
  await waits(10_000);
  expect(shell.seen.reloads).toBe(2);
});

test('a question that fails says nothing to a shopper who is typing meanwhile', async () => {
  const read = vi.fn(() => {
    throw new Problem('offline');
  });
  const { shell } = comesBack('abc', { [readPayment]: read });

  await waits(10_000);

  expect(read).toHaveBeenCalledTimes(2);
  expect(shell.seen.reloads).toBe(0);
  expect(screen.queryByRole('alert')).toBeNull();
});

const unpaidAfterAll = {
  outcome: 'failed',
  sentence: 'موجودی کارت کافی نبود.',
  unpaid: { amount: 500_000, gatewayCode: 1 },
  pendingId: null,
} as const;

/** The page's data once the payment has turned out unpaid. */
const anUnpaidPage = (
  <CreditPage data={{ balance: 0, gateways: twoBanks, returned: unpaidAfterAll }} params={{}} />
);

test('a pending top-up that turns out unpaid can be tried again as it was', () => {
  const { rerender } = comesBack('abc');
  expect(amount()).toHaveValue('');

  rerender(anUnpaidPage);

  expect(amount()).toHaveValue('۵۰۰۰۰۰');
  expect(screen.getAllByRole('radio')[0]).toBeChecked();
});

test('what is typed before a pending top-up turns out unpaid stays', () => {
  const { rerender } = comesBack('abc');
  fireEvent.change(amount(), { target: { value: '۷' } });

  rerender(anUnpaidPage);

  expect(amount()).toHaveValue('۷');
});

test('an address that names no payment is asked nothing', async () => {
  const { shell } = comesBack(null);

  await waits(60_000);

  expect(shell.seen.reloads).toBe(0);
});
