import type { AuditRow } from '@kashi/contracts/desk/staff';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { CoreAdminContext, ResourceContextProvider } from 'react-admin';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { deskData } from '../server/desk-data.ts';
import { AuditPage } from './AuditPage.tsx';

afterEach(() => vi.unstubAllGlobals());

const row: AuditRow = {
  id: 1,
  at: '2026-01-10T08:00:00.000Z',
  staffId: 3,
  staffName: 'لاله',
  call: 'POST /v1/desk/orders/hand-over',
  subject: 'order',
  subjectId: '1045002',
  before: { state: 'approved', trackingCode: null },
  after: { state: 'handedToCourier', trackingCode: 'RR12' },
};

test('the log says in the words of the desk what was done to what, and is searched by them', async () => {
  const fetch = vi.fn((_url: string) => {
    const Value = { rows: [row], next: null };
    return Promise.resolve(new Response(JSON.stringify({ Value, Message: null, Status: 200 })));
  });
  vi.stubGlobal('fetch', fetch);
  render(
    <MemoryRouter>
      <CoreAdminContext dataProvider={deskData()}>
        <ResourceContextProvider value="audit">
          <AuditPage />
        </ResourceContextProvider>
      </CoreAdminContext>
    </MemoryRouter>,
  );

  expect(await screen.findByText('تحویل سفارش به پیک')).toBeTruthy();
  expect(screen.getByText(/۱۰۴۵۰۰۲/).closest('td')?.textContent).toContain('سفارش ۱۰۴۵۰۰۲');

  const [state, code] = within(screen.getByRole('table'))
    .getAllByRole('listitem')
    .map((item) => item.textContent);
  expect(state).toBe('وضعیت: تأییدشده تحویل پیک یا آمادهٔ تحویل');
  expect(code).toBe('کد رهگیری:  RR12');

  await userEvent.type(screen.getByLabelText('شماره یا نام'), '۱۰۴۵۰۰۲');
  await userEvent.click(screen.getByRole('button', { name: 'جستجو' }));

  await vi.waitFor(() => expect(fetch.mock.lastCall?.[0]).toContain('subjectId=1045002'));
});
