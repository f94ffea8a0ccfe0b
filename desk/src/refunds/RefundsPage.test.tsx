import type { Role } from '@kashi/contracts/desk/desk-call';
import type { Refund } from '@kashi/contracts/desk/refunds';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { CoreAdminContext, ResourceContextProvider } from 'react-admin';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { deskData } from '../server/desk-data.ts';
import { aMember } from '../server/member-fixtures.ts';
import { RefundsPage } from './RefundsPage.tsx';
import { messages as parts } from '../parts/messages.ts';
import { messages } from './messages.ts';
import { aRefund } from './refund-fixtures.ts';

afterEach(() => vi.unstubAllGlobals());

/** The row of the refund, as the member with the number 1 sees it, and what the desk has sent. */
async function rowOf(refund: Refund, role: Role, refusal?: { Value: Refund; Message: string }) {
  const sent: [string, unknown][] = [];
  vi.stubGlobal('fetch', (url: string, { method, body }: RequestInit) => {
    if (method === 'POST') sent.push([url, JSON.parse(body as string)]);
    const shown = sent.length > 0 && refusal ? refusal.Value : refund;
    const list = url.endsWith('/staff') ? [] : { rows: [shown], next: null };
    const Value = method === 'POST' ? refund : list;
    const refused = method === 'POST' && refusal;
    const answer = refused ? { ...refusal, Status: 409 } : { Value, Message: null, Status: 200 };
    return Promise.resolve(new Response(JSON.stringify(answer), { status: answer.Status }));
  });
  render(
    <MemoryRouter>
      <CoreAdminContext dataProvider={deskData()} authProvider={aMember(role)}>
        <ResourceContextProvider value="refunds">
          <RefundsPage />
        </ResourceContextProvider>
      </CoreAdminContext>
    </MemoryRouter>,
  );
  const row = (await screen.findByText(refund.reason)).closest('tr');
  if (!row) throw new Error('The refund stands in no row.');
  return { row: within(row), sent };
}

test('an owner decides about what another member has asked for', async () => {
  const { row, sent } = await rowOf(aRefund(), 'owner');

  expect(row.getByText('۱ × چای احمد (سبز)')).toBeTruthy();
  await userEvent.click(await row.findByRole('button', { name: parts.confirm }));

  await vi.waitFor(() => expect(sent).toEqual([['/v1/desk/refunds/confirm', { id: 1 }]]));
});

test('nobody confirms what they have asked for themselves', async () => {
  const { row } = await rowOf(aRefund({ askedById: 1 }), 'owner');

  const confirm = await row.findByRole('button', { name: parts.confirm });
  await vi.waitFor(() => expect(confirm).toHaveProperty('disabled', true));
});

test('who handles orders reads that a refund waits for an owner, and has no step for it', async () => {
  const { row } = await rowOf(aRefund(), 'orders');

  expect(row.getByText(messages.states.pending)).toBeTruthy();
  expect(row.queryByRole('button')).toBeNull();
});

test('an owner withdraws an owed refund of an order whose payment the bank has given back', async () => {
  const owed = aRefund({ way: 'bank', state: 'owed', isPaymentLost: true });
  const { row, sent } = await rowOf(owed, 'owner');

  expect(row.getByText(messages.paymentLost)).toBeTruthy();
  await userEvent.click(await row.findByRole('button', { name: parts.refuse }));

  expect(await screen.findByText(parts.refused)).toBeTruthy();
  expect(sent).toEqual([['/v1/desk/refunds/refuse', { id: 1 }]]);
});

test('nobody withdraws an owed refund of a payment that the bank has kept', async () => {
  const { row } = await rowOf(aRefund({ way: 'bank', state: 'owed' }), 'owner');

  await row.findByRole('button', { name: messages.pay });
  expect(row.queryByRole('button', { name: parts.refuse })).toBeNull();
});

test('a transfer is noted by its number', async () => {
  const { row, sent } = await rowOf(aRefund({ way: 'bank', state: 'owed' }), 'orders');

  await userEvent.click(await row.findByRole('button', { name: messages.pay }));
  const dialog = within(await screen.findByRole('dialog', { name: 'واریز پول سفارش ۱۲' }));
  await userEvent.type(dialog.getByLabelText(messages.trackingNo), 'SATNA-7');
  await userEvent.click(dialog.getByRole('button', { name: messages.pay }));

  await vi.waitFor(() =>
    expect(sent).toEqual([['/v1/desk/refunds/pay', { id: 1, trackingNo: 'SATNA-7' }]]),
  );
});

test.each([
  ['the card that the customer has saved', '6037991234567893', '6037991234567893'],
  ['that the customer has saved no card', undefined, messages.noBankCard],
])('who makes the transfer reads %s', async (_what, bankCardNo, shown) => {
  const card = bankCardNo === undefined ? {} : { bankCardNo };
  const { row } = await rowOf(aRefund({ way: 'bank', state: 'owed', ...card }), 'orders');

  await userEvent.click(await row.findByRole('button', { name: messages.pay }));

  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(shown)).toBeTruthy();
});

test('a refund that a colleague has paid meanwhile is shown as paid, and the refusal is said', async () => {
  // Outside of a production build react-admin writes each refusal to the console.
  const complaint = vi.mocked(console.error).mockImplementation(() => {});
  const owed = aRefund({ way: 'bank', state: 'owed' });
  const refusal = { Value: { ...owed, state: 'done' as const }, Message: 'در انتظار واریز نیست.' };
  const { row } = await rowOf(owed, 'orders', refusal);

  await userEvent.click(await row.findByRole('button', { name: messages.pay }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByLabelText(messages.trackingNo), 'SATNA-7');
  await userEvent.click(dialog.getByRole('button', { name: messages.pay }));

  expect(await screen.findByText(refusal.Message)).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
  await vi.waitFor(() => expect(row.queryByRole('button', { name: messages.pay })).toBeNull());
  complaint.mockClear();
});
