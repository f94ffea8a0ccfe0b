import { deskMessages } from '@kashi/contracts/desk/desk-messages';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { CoreAdminContext, ResourceContextProvider } from 'react-admin';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { deskData } from '../server/desk-data.ts';
import { aMember } from '../server/member-fixtures.ts';
import { messages } from './messages.ts';
import { OrdersPage } from './OrdersPage.tsx';

afterEach(() => vi.unstubAllGlobals());

/** The search of the list of orders, and the addresses that the desk has asked. */
async function theOrders() {
  const asked = vi.fn<(url: string) => void>();
  vi.stubGlobal('fetch', (url: string) => {
    asked(url);
    const Value = { rows: [], next: null };
    return Promise.resolve(new Response(JSON.stringify({ Value, Message: null, Status: 200 })));
  });
  render(
    <MemoryRouter initialEntries={['/orders']}>
      <CoreAdminContext dataProvider={deskData()} authProvider={aMember('orders')}>
        <ResourceContextProvider value="orders">
          <OrdersPage />
        </ResourceContextProvider>
      </CoreAdminContext>
    </MemoryRouter>,
  );
  await screen.findByText(messages.nothing);
  const search = within(screen.getByRole('search'));
  return { asked, search };
}

test('an order that is searched by more than its number is not searched, and the field says what it takes', async () => {
  const { asked, search } = await theOrders();
  const number = search.getByRole('textbox', { name: messages.number });
  const isAskedFor = () => asked.mock.calls.some(([url]) => url.includes('number='));

  fireEvent.change(number, { target: { value: 'سفارش ۱۰۴۵' } });
  fireEvent.submit(screen.getByRole('search'));

  expect(search.getByText(deskMessages.orderNumber)).toBeTruthy();
  expect(isAskedFor()).toBe(false);

  fireEvent.change(number, { target: { value: ' ۱۰۴۵ ' } });
  fireEvent.submit(screen.getByRole('search'));

  await vi.waitFor(() => expect(isAskedFor()).toBe(true));
  expect(search.queryByText(deskMessages.orderNumber)).toBeNull();
});

test('orders are not searched to a day before the first one, and the field says why', async () => {
  const { asked, search } = await theOrders();
  const type = (label: string, value: string) =>
    fireEvent.change(search.getByRole('textbox', { name: label }), { target: { value } });
  const isAskedFor = () => asked.mock.calls.some(([url]) => url.includes('from='));

  type(messages.from, '۱۴۰۵/۰۹/۱۰');
  type(messages.to, '۱۴۰۵/۰۹/۰۹');
  fireEvent.submit(screen.getByRole('search'));

  expect(search.getByText(deskMessages.lastDay)).toBeTruthy();
  expect(isAskedFor()).toBe(false);

  type(messages.to, '۱۴۰۵/۰۹/۱۰');
  fireEvent.submit(screen.getByRole('search'));

  await vi.waitFor(() => expect(isAskedFor()).toBe(true));
  expect(search.queryByText(deskMessages.lastDay)).toBeNull();
});
