import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { Problem } from '@kashi/contracts/asking/problem';
import type { Order } from '@kashi/contracts/order';
import { orderStatus } from '@kashi/contracts/order-status';
import type { Answers } from '@kashi/kit/testing/answers';
import { renderInShop } from '@kashi/kit/testing/render-in-shop';
import { anOrder, aShop } from '../parts/checkout/checkout-fixtures.ts';
import { freshVisit, load } from '../parts/live-cart/cart-fixtures.ts';
import { messages } from './messages.ts';
import type { OrderTrackingData } from './order-tracking-data.ts';
import { page } from './order-tracking-page.tsx';

const path = '/orderTracking/abc';
const params = { hashOrderId: 'abc' };
const cancelled = anOrder({ LastOrderStatusTypeId: orderStatus.rejected, IsCancelled: true });
const inDelivery = anOrder({ LastOrderStatusTypeId: 4 });

beforeEach(freshVisit);

async function openOrder(order: Order, cancel: () => Order = () => cancelled) {
  const answers: Answers = {
    'GET /v1/Orders/Orders/Read': () => order,
    'GET /v1/ContentManagement/Contents/Read': () => aShop(),
    'POST /v1/Orders/Orders/Cancel': cancel,
  };
  const loaded = await load(page, path, answers, params);
  if (loaded.kind !== 'found') throw new Error(loaded.kind);
  const shown = renderInShop(<page.Component data={loaded.data} params={params} />, answers, {
    path,
    customer: 'نگار رضایی',
  });
  const data = loaded.data as OrderTrackingData;
  /** The page stays and shows another order, as after a step in the history. */
  const goesTo = (next: Order, hashOrderId: string) =>
    shown.rerender(<page.Component data={{ ...data, order: next }} params={{ hashOrderId }} />);
  return { ...shown, goesTo };
}

const opener = () => screen.getByText(messages.cancel.title);
const press = () => screen.getByRole('button', { name: messages.cancel.confirm });

test('an order is cancelled by a second press, after the words that say what it means', async () => {
  const cancel = vi.fn(() => cancelled);
  const { shopper } = await openOrder(anOrder({ CanCancel: true }), cancel);

  await shopper.click(opener());
  expect(screen.getByText(messages.cancel.consequence)).toBeVisible();
  expect(cancel).not.toHaveBeenCalled();
  await shopper.click(press());

  expect(await screen.findByText(messages.cancelled)).toBeVisible();
  expect(screen.getAllByText(messages.states.cancelled)[0]).toBeVisible();
  expect(screen.queryByText(messages.cancel.title)).toBeNull();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

test('a refusal stands beside the button, and the order stays as it is', async () => {
  const tooLate = 'این سفارش دیگر لغو نمی‌شود.';
  const { shopper } = await openOrder(anOrder({ CanCancel: true }), () => {
    throw new Problem('refused', { status: 400, serverMessage: tooLate });
  });

  await shopper.click(opener());
  await shopper.click(press());

  expect(await screen.findByRole('alert')).toHaveTextContent(tooLate);
  expect(press()).toHaveFocus();
  expect(screen.getByText(messages.states.registered)).toBeVisible();
});

test('an order that was handed over cannot be cancelled', async () => {
  await openOrder(anOrder({ CanCancel: false }));

  expect(screen.queryByText(messages.cancel.title)).toBeNull();
});

test('an order that the customer steps to after a cancelling stands as it is', async () => {
  const { shopper, goesTo } = await openOrder(anOrder({ CanCancel: true }));
  await shopper.click(opener());
  await shopper.click(press());
  expect(await screen.findByText(messages.cancelled)).toBeVisible();

  goesTo(anOrder({ CanCancel: true, InvoiceNo: 200 }), 'def');

  expect(screen.getByRole('heading', { level: 1, name: 'سفارش ۲۰۰' })).toBeVisible();
  expect(screen.queryByText(messages.cancelled)).toBeNull();
});

test('the question whether to cancel is not open in the next order', async () => {
  const { shopper, goesTo } = await openOrder(anOrder({ CanCancel: true }));
  await shopper.click(opener());

  goesTo(anOrder({ CanCancel: true }), 'def');

  expect(screen.getByText(messages.cancel.consequence)).not.toBeVisible();
});

test('an order that is read again is shown as it was read', async () => {
  const { shopper, goesTo } = await openOrder(anOrder({ CanCancel: true }));
  await shopper.click(opener());
  await shopper.click(press());
  expect(await screen.findByText(messages.cancelled)).toBeVisible();

  goesTo(inDelivery, 'abc');

  expect(screen.queryByText(messages.cancelled)).toBeNull();
});
