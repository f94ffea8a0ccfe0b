import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { AdminContext, Notification, ResourceContextProvider } from 'react-admin';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { CouponsPage } from '../../coupons/CouponsPage.tsx';
import { deskQueries } from '../../frame/queries.ts';
import { deskData } from '../../server/desk-data.ts';

afterEach(() => vi.unstubAllGlobals());

/** The list of coupons, whose server answers with these, one after the other. */
function open(...answers: { status: number; body: object }[]) {
  vi.mocked(console.error).mockImplementation(() => {});
  vi.stubGlobal('fetch', () => {
    const { status, body } = answers.shift() ?? { status: 500, body: {} };
    return Promise.resolve(new Response(JSON.stringify(body), { status }));
  });
  render(
    <MemoryRouter>
      <AdminContext dataProvider={deskData()} queryClient={deskQueries()}>
        <ResourceContextProvider value="coupons">
          <CouponsPage />
        </ResourceContextProvider>
        <Notification />
      </AdminContext>
    </MemoryRouter>,
  );
}

test('a list that cannot be read keeps its heading, says why once, and is read again by a press', async () => {
  const sentence = 'فروشگاه پاسخ نمی‌دهد.';
  open(
    { status: 400, body: { Value: null, Message: sentence, Status: 400 } },
    { status: 200, body: { Value: { rows: [], next: null }, Message: null, Status: 200 } },
  );

  await screen.findByText(sentence);
  expect(screen.getAllByText(sentence)).toHaveLength(1);
  expect(screen.getByRole('heading', { level: 1 })).toBeTruthy();
  expect(screen.queryByRole('status')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'تلاش دوباره' }));

  await screen.findByRole('status');
  expect(screen.queryByText(sentence)).toBeNull();
  vi.mocked(console.error).mockClear();
});
