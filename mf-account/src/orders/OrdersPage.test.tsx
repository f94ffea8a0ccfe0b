import { aShellApi } from '@kashi/kit/testing/a-shell-api';
import { renderInShop } from '@kashi/kit/testing/render-in-shop';
import { createAsk } from '@kashi/contracts/asking/ask';
import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { readOrders, type OrderList } from './orders-data.ts';
import { OrdersPage } from './OrdersPage.tsx';

const order = {
  Id: 1045823,
  RegDateTime: '2025-11-05T08:00:00Z',
  Total: 6_801_300,
  HashOrderId: 'abc',
  LastOrderStatusTypeId: 4,
};

function aList(list: Partial<OrderList> = {}) {
  const data: OrderList = { state: '2', page: 1, totalCount: 1, orders: [order], ...list };
  return renderInShop(<OrdersPage data={data} params={{}} />, {}, { customer: 'نگار رضایی' });
}

test('an order for pickup is ready where another one is with the courier', () => {
  aList({ orders: [order, { ...order, Id: 1045824, IsPickup: true }] });

  expect(screen.getByRole('row', { name: /۱۰۴۵۸۲۳/ })).toHaveTextContent('تحویل به پیک یا پست');
  expect(screen.getByRole('row', { name: /۱۰۴۵۸۲۴/ })).toHaveTextContent('آمادهٔ تحویل');
});

test('an order shows its number, its Jalali date and its total, and leads to its tracking', () => {
  aList();

  const row = screen.getByRole('row', { name: /۱۰۴۵۸۲۳/ });
  expect(row).toHaveTextContent('۱۴ آبان ۱۴۰۴');
  expect(row).toHaveTextContent('۶٬۸۰۱٬۳۰۰ تومان');
  expect(screen.getByRole('link', { name: 'پیگیری سفارش ۱۰۴۵۸۲۳' })).toHaveAttribute(
    'href',
    '/orderTracking/abc',
  );
});

test('an order that the shop has rejected and one that its customer has cancelled are not called the same', () => {
  const ended = { ...order, LastOrderStatusTypeId: 3 };
  aList({ state: '3', orders: [ended, { ...ended, Id: 1045824, IsCancelled: true }] });

  expect(screen.getByRole('row', { name: /۱۰۴۵۸۲۳/ })).toHaveTextContent('رد شده');
  expect(screen.getByRole('row', { name: /۱۰۴۵۸۲۴/ })).toHaveTextContent('لغو شده');
});

test('an order of the list is bought again by a form that the cart takes', () => {
  aList();

  const press = screen.getByRole('button', { name: 'خرید دوبارهٔ سفارش ۱۰۴۵۸۲۳' });
  const form = press.closest('form');
  expect(form).toHaveAttribute('action', '/cart');
  expect(new FormData(form ?? undefined).get('HashOrderId')).toBe('abc');
});

test('an order is recognised by pictures of its first goods, and says how many others it has', () => {
  const Goods = ['قوری', 'فنجان'].map((ProductName) => ({ ProductName, Picture: null }));
  aList({ orders: [{ ...order, Goods, GoodsCount: 5 }] });

  const row = screen.getByRole('row', { name: /۱۰۴۵۸۲۳/ });
  expect(within(row).getByTitle('قوری')).toBeVisible();
  expect(within(row).getByTitle('فنجان')).toBeVisible();
  expect(row).toHaveTextContent('و ۳ کالای دیگر');
});

test('a server that says no goods leaves the row as it was', () => {
  aList();

  expect(screen.queryByRole('columnheader', { name: 'کالاها' })).not.toBeInTheDocument();
});

test('choosing another state opens its list at the first page', async () => {
  const { shopper, shell } = aList({ page: 3, totalCount: 25 });

  await shopper.click(screen.getByRole('radio', { name: 'لغوشده' }));

  expect(shell.location()).toBe('/orders?state=3');
});

test('a state without orders says that nothing is registered', () => {
  aList({ state: '1', totalCount: 0, orders: [] });

  expect(screen.getByRole('heading', { name: 'موردی ثبت نشده است.' })).toBeVisible();
});

test('page 2 of an address is page 1 of the call', async () => {
  const answer = vi.fn(() => ({ TotalCount: 11, Page: 1, Orders: [order] }));
  const { fetch } = aShellApi({ answers: { 'GET /v1/Orders/OrdersList/Read': answer } });

  const list = await readOrders(createAsk(fetch), '3', 2, AbortSignal.timeout(1000));

  expect(answer).toHaveBeenCalledExactlyOnceWith({ ordersListStateFilter: 3, Page: 1 });
  expect(list).toMatchObject({ page: 2, totalCount: 11 });
});

test('orders of another state are said, and the focus stays on the choice; another page takes it', () => {
  const data: OrderList = { state: '2', page: 1, totalCount: 11, orders: [order] };
  const { rerender, shell } = renderInShop(<OrdersPage data={data} params={{}} />);
  const choice = screen.getByRole('radio', { name: 'لغوشده' });
  choice.focus();

  rerender(<OrdersPage data={{ ...data, state: '3' }} params={{}} />);
  expect(choice).toHaveFocus();
  rerender(<OrdersPage data={{ ...data, state: '3', page: 2 }} params={{}} />);

  expect(shell.seen.announcements).toEqual([
    'لغوشده: ۱۱ سفارش، صفحهٔ ۱ از ۲',
    'لغوشده: ۱۱ سفارش، صفحهٔ ۲ از ۲',
  ]);
  expect(document.activeElement).toContainElement(screen.getByRole('table'));
});
