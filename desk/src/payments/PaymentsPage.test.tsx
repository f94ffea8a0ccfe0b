import type { OpenPayment } from '@kashi/contracts/desk/open-payments';
import { render, screen, within } from '@testing-library/react';
import { CoreAdminContext, ResourceContextProvider } from 'react-admin';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { deskData } from '../server/desk-data.ts';
import { aMember } from '../server/member-fixtures.ts';
import { PaymentsPage } from './PaymentsPage.tsx';
import { messages } from './messages.ts';

afterEach(() => vi.unstubAllGlobals());

const payment: OpenPayment = {
  id: 5,
  begunAt: '2026-01-10T06:30:00.000Z',
  gateway: 'mellat',
  amountToman: 155_000,
  stand: 'given-back',
  orderId: 12,
  isTopUp: false,
  reference: 'R-77',
  customerId: 7,
  customerName: 'نگار رضایی',
  mobile: '09121234567',
};

test('of each payment stands where it stands, and the way to the order that it has bought', async () => {
  const topUp = { ...payment, id: 4, stand: 'verifying', orderId: null, isTopUp: true };
  const Value = { rows: [payment, topUp], next: null };
  vi.stubGlobal('fetch', () =>
    Promise.resolve(new Response(JSON.stringify({ Value, Message: null, Status: 200 }))),
  );
  render(
    <MemoryRouter>
      <CoreAdminContext dataProvider={deskData()} authProvider={aMember('owner')}>
        <ResourceContextProvider value="payments">
          <PaymentsPage />
        </ResourceContextProvider>
      </CoreAdminContext>
    </MemoryRouter>,
  );

  const lost = within((await screen.findByText(messages.stands['given-back'])).closest('tr')!);
  expect(lost.getByRole('link', { name: 'سفارش ۱۲' }).getAttribute('href')).toBe('/orders/12/show');
  expect(lost.getByText('۱۵۵٬۰۰۰ تومان')).toBeTruthy();
  const hanging = within(screen.getByText(messages.stands.verifying).closest('tr')!);
  expect(hanging.getByText(messages.topUp)).toBeTruthy();
});
