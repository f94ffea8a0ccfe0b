import type { Correction, DeskCustomer } from '@kashi/contracts/desk/customers';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { CoreAdminContext } from 'react-admin';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { deskData } from '../server/desk-data.ts';
import { aMember } from '../server/member-fixtures.ts';
import { CustomerPage } from './CustomerPage.tsx';
import { messages } from './messages.ts';

afterEach(() => vi.unstubAllGlobals());

const customer: DeskCustomer = {
  id: 7,
  name: 'مهسا کریمی',
  firstName: 'مهسا',
  lastName: 'کریمی',
  mobile: '09121234567',
  email: '',
  nationalCode: '',
  registeredAt: '2026-01-09T06:30:00.000Z',
  orders: 0,
  walletToman: 0,
  heldToman: 0,
  blockedAt: null,
  blockedReason: '',
  addresses: [],
  lastOrders: [],
  ledger: [],
  corrections: [],
};

const correction: Correction = {
  id: 1,
  customerId: 7,
  customerName: 'مهسا کریمی',
  mobile: '09121234567',
  amountToman: 3_000_000,
  reason: 'جبران دیرکرد',
  state: 'pending',
  askedBy: 'لاله نادری',
  askedById: 2,
  askedAt: '2026-01-09T06:30:00.000Z',
  decidedBy: null,
  decidedAt: null,
};

interface Shop {
  /** What the server makes of a correction. */
  state: Correction['state'];
  /** The customer's corrections so far. */
  known: Correction[];
}

/** The page of the customer for a member of the support. */
function aPage({ state = 'booked', known = [] }: Partial<Shop>) {
  let corrections = known;
  const asked = { ...correction, state };
  vi.stubGlobal('fetch', (_url: string, { method }: RequestInit = {}) => {
    if (method === 'POST') corrections = [asked, ...corrections];
    const Value = method === 'POST' ? asked : { ...customer, corrections };
    return Promise.resolve(new Response(JSON.stringify({ Value, Message: null, Status: 200 })));
  });
  render(
    <MemoryRouter initialEntries={['/customers/7/show']}>
      <CoreAdminContext dataProvider={deskData()} authProvider={aMember('support')}>
        <Routes>
          <Route path="/customers/:id/show" element={<CustomerPage />} />
        </Routes>
      </CoreAdminContext>
    </MemoryRouter>,
  );
}

async function corrects(): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name: messages.correct }));
  const dialog = within(screen.getByRole('dialog'));
  await userEvent.type(dialog.getByLabelText(messages.amount), '3000000');
  await userEvent.type(dialog.getByLabelText(messages.reason), 'جبران دیرکرد');
  await userEvent.click(dialog.getByRole('button', { name: messages.correct }));
}

const waits = messages.correctionWaits('۳٬۰۰۰٬۰۰۰ تومان', 'لاله نادری');

test.each(['booked', 'pending'] as const)(
  'whoever has corrected a wallet reads that the correction is %s, and the focus stands there',
  async (state) => {
    aPage({ state });

    await corrects();

    const said = await screen.findByText(messages.corrected[state]);
    expect(screen.queryByRole('dialog')).toBeNull();
    await vi.waitFor(() => expect(document.activeElement?.contains(said)).toBe(true));
    expect(document.activeElement).not.toBe(document.body);
    expect(screen.queryAllByText(waits)).toHaveLength(state === 'pending' ? 1 : 0);
  },
);

test('a correction that waits is named on the page, so that nobody asks for it twice; one that is decided is not', async () => {
  aPage({ known: [correction, { ...correction, id: 2, state: 'refused' }] });

  await screen.findByRole('heading', { name: customer.name });

  expect(screen.getAllByText(waits)).toHaveLength(1);
});
