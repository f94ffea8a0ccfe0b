import type { Role } from '@kashi/contracts/desk/desk-call';
import { render, screen } from '@testing-library/react';
import { CoreAdminContext, ResourceContextProvider } from 'react-admin';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { deskData } from '../server/desk-data.ts';
import { aMember } from '../server/member-fixtures.ts';
import { aCoupon } from './coupon-fixtures.ts';
import { CouponsPage } from './CouponsPage.tsx';
import { messages } from './messages.ts';

afterEach(() => vi.unstubAllGlobals());

function pageFor(roles: Role[], coupon = aCoupon) {
  const Value = { rows: [coupon], next: null };
  vi.stubGlobal('fetch', () =>
    Promise.resolve(new Response(JSON.stringify({ Value, Message: null, Status: 200 }))),
  );
  render(
    <MemoryRouter>
      <CoreAdminContext dataProvider={deskData()} authProvider={aMember(...roles)}>
        <ResourceContextProvider value="coupons">
          <CouponsPage />
        </ResourceContextProvider>
      </CoreAdminContext>
    </MemoryRouter>,
  );
}

test('who may only read coupons sees their terms, and no step', async () => {
  pageFor(['support']);

  expect(await screen.findByText('SALAM')).toBeTruthy();
  expect(screen.queryByRole('button', { name: messages.create })).toBeNull();
  expect(screen.queryByRole('button', { name: messages.changeOf('SALAM') })).toBeNull();
});

test('an owner makes and changes coupons', async () => {
  pageFor(['owner']);

  expect(await screen.findByRole('button', { name: messages.changeOf('SALAM') })).toBeTruthy();
  expect(screen.getByRole('button', { name: messages.create })).toBeTruthy();
});

test('a coupon stands in the list with its last day, as it was typed', async () => {
  // The midnight after 29 Esfand in Tehran.
  pageFor(['owner'], { ...aCoupon, expiresAt: '2027-03-20T20:30:00.000Z' });

  expect(await screen.findByRole('columnheader', { name: messages.lastDay })).toBeTruthy();
  expect(screen.getByText('۲۹ اسفند ۱۴۰۵')).toBeTruthy();
});
