import { render, screen } from '@testing-library/react';
import { CoreAdminContext } from 'react-admin';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { deskData } from '../server/desk-data.ts';
import { TodayPage } from './TodayPage.tsx';

afterEach(() => vi.unstubAllGlobals());

function today(lateBackup: { lastAt: string | null } | null) {
  const opinions = { reviews: 0, questions: 0, messages: 0 };
  const counts = { orders: 2, refunds: 0, ...opinions, lowStock: 0, failedTexts: 0 };
  const Value = { ...counts, lateBackup, paymentRuns: [] };
  vi.stubGlobal('fetch', () =>
    Promise.resolve(new Response(JSON.stringify({ Value, Message: null, Status: 200 }))),
  );
  render(
    <MemoryRouter>
      <CoreAdminContext
        dataProvider={deskData()}
        authProvider={{
          login: () => Promise.resolve(),
          logout: () => Promise.resolve(),
          checkAuth: () => Promise.resolve(),
          checkError: () => Promise.resolve(),
          getPermissions: () => Promise.resolve(['owner']),
        }}
      >
        <TodayPage />
      </CoreAdminContext>
    </MemoryRouter>,
  );
}

test.each([
  [{ lastAt: '2026-01-09T06:30:00.000Z' }, /آخرین پشتیبان: ۱۹ دی ۱۴۰۴/],
  [{ lastAt: null }, /هنوز هیچ پشتیبانی نساخته است/],
])('a late backup of %j is told above the tasks', async (lateBackup, sentence) => {
  today(lateBackup);

  expect((await screen.findByRole('alert')).textContent).toMatch(sentence);
});

test('a backup in time is no news', async () => {
  today(null);

  await screen.findByText('سفارش در انتظار تأیید');
  expect(screen.queryByRole('alert')).toBeNull();
});
