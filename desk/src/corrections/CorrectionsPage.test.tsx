import type { Correction } from '@kashi/contracts/desk/customers';
import { render, screen, within } from '@testing-library/react';
import { CoreAdminContext, ResourceContextProvider } from 'react-admin';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { deskData } from '../server/desk-data.ts';
import { aMember } from '../server/member-fixtures.ts';
import { messages as parts } from '../parts/messages.ts';
import { CorrectionsPage } from './CorrectionsPage.tsx';

afterEach(() => vi.unstubAllGlobals());

const waiting: Correction = {
  id: 1,
  customerId: 7,
  customerName: '',
  mobile: '09121234567',
  amountToman: 3_000_000,
  reason: 'جبران دیرکرد',
  state: 'pending',
  askedBy: 'لاله',
  askedById: 2,
  askedAt: '2026-01-09T06:30:00.000Z',
  decidedBy: null,
  decidedAt: null,
};

/** The row of the correction, as an owner who has not asked for it sees it. */
async function rowOf(correction: Correction, refusal?: object): Promise<HTMLElement> {
  let rows = [correction];
  vi.stubGlobal('fetch', (_url: string, { method }: RequestInit = {}) => {
    // A correction that is decided about leaves the list of those that wait.
    if (method === 'POST') rows = [];
    const Value = method === 'POST' ? correction : { rows, next: null };
    const refused = method === 'POST' && refusal;
    const answer = refused
      ? { Value, ...refusal, Status: 409 }
      : { Value, Message: null, Status: 200 };
    return Promise.resolve(new Response(JSON.stringify(answer), { status: answer.Status }));
  });
  render(
    <MemoryRouter>
      <CoreAdminContext dataProvider={deskData()} authProvider={aMember('owner')}>
        <ResourceContextProvider value="corrections">
          <CorrectionsPage />
        </ResourceContextProvider>
      </CoreAdminContext>
    </MemoryRouter>,
  );
  const row = (await screen.findByText('جبران دیرکرد')).closest('tr');
  if (!row) throw new Error('The correction stands in no row.');
  return row;
}

test('the second owner sees whose wallet it is, also of a customer without a name', async () => {
  const row = await rowOf(waiting);

  const customer = within(row).getByRole('link', { name: 'بدون نام' });
  expect(customer.getAttribute('href')).toBe('/customers/7/show');
  expect(within(row).getByText('۰۹۱۲۱۲۳۴۵۶۷')).toBeTruthy();
});

test('two customers of one name are told apart by their numbers', async () => {
  const row = await rowOf({ ...waiting, customerName: 'نگار رضایی' });

  expect(within(row).getByRole('link', { name: 'نگار رضایی' })).toBeTruthy();
  expect(within(row).getByText('۰۹۱۲۱۲۳۴۵۶۷')).toBeTruthy();
});

test('a closed account is named as such, and no link leads to it', async () => {
  const row = await rowOf({ ...waiting, state: 'booked', mobile: '00000000007' });

  expect(within(row).getByText('حساب بسته')).toBeTruthy();
  expect(within(row).queryByRole('link')).toBeNull();
});

test.each([
  [parts.confirm, parts.confirmed],
  [parts.refuse, parts.refused],
])(
  'after «%s» the row is gone, what was done is said, and the focus stands there',
  async (step, sentence) => {
    const row = await rowOf(waiting);

    await userEvent.click(within(row).getByRole('button', { name: step }));

    const said = await screen.findByText(sentence);
    expect(row.isConnected).toBe(false);
    expect(said.closest('[role="status"]')).toBeTruthy();
    expect(document.activeElement?.contains(said)).toBe(true);
    expect(document.activeElement).not.toBe(document.body);
  },
);

test('a correction that a colleague has decided about leaves the list, and the refusal stays to be read', async () => {
  // Outside of a production build react-admin writes each refusal to the console.
  const complaint = vi.mocked(console.error).mockImplementation(() => {});
  const row = await rowOf(waiting, { Message: 'پیش‌تر تصمیم گرفته شده است.' });

  await userEvent.click(within(row).getByRole('button', { name: parts.confirm }));

  const said = await screen.findByText('پیش‌تر تصمیم گرفته شده است.');
  await vi.waitFor(() => expect(row.isConnected).toBe(false));
  expect(said.isConnected).toBe(true);
  complaint.mockClear();
});
