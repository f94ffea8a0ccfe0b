import type { DeskOrder } from '@kashi/contracts/desk/orders';
import { persianToman } from '@kashi/format/persian';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { CoreAdminContext } from 'react-admin';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { messages as refundMessages } from '../refunds/messages.ts';
import { aDeskOrder } from '../refunds/refund-fixtures.ts';
import { deskData } from '../server/desk-data.ts';
import { aMember } from '../server/member-fixtures.ts';
import { OrderPage } from './OrderPage.tsx';
import { messages } from './messages.ts';

afterEach(() => vi.unstubAllGlobals());

/** The page of an order whose bank has given back 245,000 of its 265,000 toman, and what the desk has sent. */
function pageOf(facts: Partial<DeskOrder>): string[] {
  const order = aDeskOrder({ isPaymentLost: true, paidFromWallet: 20_000, ...facts });
  const sent: string[] = [];
  vi.stubGlobal('fetch', (url: string, init?: RequestInit) => {
    if (init?.method === 'POST') sent.push(url.replace('/v1/desk/', ''));
    return Promise.resolve(
      new Response(JSON.stringify({ Value: order, Message: null, Status: 200 })),
    );
  });
  render(
    <MemoryRouter initialEntries={['/orders/12/show']}>
      <CoreAdminContext dataProvider={deskData()} authProvider={aMember('orders')}>
        <Routes>
          <Route path="/orders/:id/show" element={<OrderPage />} />
        </Routes>
      </CoreAdminContext>
    </MemoryRouter>,
  );
  return sent;
}

const lost = messages.paymentLostHints.inShop('۲۴۵٬۰۰۰ تومان');

test('an order whose payment the bank has given back says so above its steps, in its sums and in its refunds', async () => {
  pageOf({ state: 'approved' });

  expect((await screen.findByRole('alert')).textContent).toContain(lost);
  expect(screen.getByText(messages.paymentLost)).toBeTruthy();
  expect(screen.getByText(persianToman(-245_000))).toBeTruthy();
  expect(screen.getByText(refundMessages.givenBackByBank)).toBeTruthy();
  expect(screen.queryByText(refundMessages.none)).toBeNull();
});

test.each([
  ['delivered', messages.paymentLostHints.handedOver],
  ['handedToCourier', messages.paymentLostHints.handedOver],
  ['rejected', messages.paymentLostHints.rejected],
] as const)('of an order that is %s the page says what is left to do', async (state, hint) => {
  pageOf({ state });

  expect((await screen.findByRole('alert')).textContent).toContain(hint('۲۴۵٬۰۰۰ تومان'));
});

test('its approval asks first, and takes place only once that is answered', async () => {
  const sent = pageOf({ state: 'registered', can: ['approve', 'reject'] });

  const approve = new RegExp(messages.steps.approve);
  await userEvent.click(await screen.findByRole('button', { name: approve }));
  const dialog = within(await screen.findByRole('dialog'));
  const asked = dialog.getByText(lost);
  const before = [...sent];
  await userEvent.click(dialog.getByRole('button', { name: approve }));

  expect(asked).toBeTruthy();
  expect(before).toEqual([]);
  await vi.waitFor(() => expect(sent).toEqual(['orders/approve']));
});

test('who hands its parcel over reads beside the tracking code that it is not paid', async () => {
  pageOf({ state: 'approved', can: ['hand-over', 'reject'] });

  const handOver = new RegExp(messages.steps['hand-over']);
  await userEvent.click(await screen.findByRole('button', { name: handOver }));

  expect(within(await screen.findByRole('dialog')).getByText(lost)).toBeTruthy();
});
