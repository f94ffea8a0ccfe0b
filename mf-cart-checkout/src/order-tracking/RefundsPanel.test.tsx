import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { OrderRefund } from '@kashi/contracts/order';
import { renderInShop } from '@kashi/kit/testing/render-in-shop';
import { anOrder } from '../parts/checkout/checkout-fixtures.ts';
import { OrderHead } from './progress/OrderHead.tsx';
import { messages } from './messages.ts';
import { RefundsPanel } from './RefundsPanel.tsx';

const aRefund = (facts: Partial<OrderRefund> = {}): OrderRefund => ({
  Amount: 110_000,
  Reason: 'یک بسته پاره بود.',
  Way: 'wallet',
  RegDateTime: '2025-11-07T07:12:00Z',
  PaidDateTime: '2025-11-07T07:12:00Z',
  TrackingNo: null,
  Details: [{ ProductName: 'چای احمد', ProductSaleParamName: 'سبز', Quantity: 1 }],
  ...facts,
});

test('the customer reads what came back, when, why, and that it is in the wallet', () => {
  renderInShop(<RefundsPanel refunds={[aRefund()]} />);

  expect(screen.getByText('۱۱۰٬۰۰۰', { exact: false })).toBeVisible();
  expect(screen.getByText('۱۶ آبان ۱۴۰۴ به کیف پول شما برگشت.')).toBeVisible();
  expect(screen.getByText('۱ × چای احمد، سبز')).toBeVisible();
  expect(screen.getByText('دلیل: یک بسته پاره بود.')).toBeVisible();
});

test('a transfer is told before it is made, and by its number afterwards', async () => {
  const owed = aRefund({ Way: 'bank', PaidDateTime: null, RegDateTime: '2025-11-06T07:12:00Z' });
  const { shopper } = renderInShop(
    <RefundsPanel refunds={[owed, aRefund({ Way: 'bank', TrackingNo: 'SATNA-7' })]} />,
  );

  expect(screen.getByText('به حساب بانکی شما واریز می‌شود.')).toBeVisible();
  expect(screen.getByText('۱۶ آبان ۱۴۰۴ به حساب بانکی شما واریز شد.')).toBeVisible();
  await shopper.click(screen.getByRole('button', { name: 'کپی شمارهٔ پیگیری واریز' }));
  expect(await navigator.clipboard.readText()).toBe('SATNA-7');
});

test('what the bank gave back on its own is not told as a transfer of the shop', () => {
  renderInShop(
    <RefundsPanel refunds={[aRefund({ Way: 'bank', IsByBank: true, Reason: '', Details: [] })]} />,
  );

  expect(screen.getByText('۱۶ آبان ۱۴۰۴ بانک آن را برگرداند.')).toBeVisible();
  expect(screen.queryByText(/دلیل/)).not.toBeInTheDocument();
});

test('an order of which nothing came back has no such part', () => {
  renderInShop(<RefundsPanel refunds={[]} />);

  expect(screen.queryByText('برگشت پول')).not.toBeInTheDocument();
});

test('an order that is rejected after a refund says that the rest is in the wallet', () => {
  renderInShop(<OrderHead order={anOrder({ LastOrderStatusTypeId: 3, Refunds: [aRefund()] })} />);

  expect(screen.getByText(/آنچه از پول آن مانده بود به کیف پول شما برگشت/)).toBeVisible();
});

test('an order that was cancelled after a refund does not say that all of its money is in the wallet', () => {
  const cancelled = { LastOrderStatusTypeId: 3, IsCancelled: true, Refunds: [aRefund()] };
  renderInShop(<OrderHead order={anOrder(cancelled)} />);

  expect(screen.getByText(messages.states.cancelledRest)).toBeVisible();
});
