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

function pageFor(roles: Role[]) {
  const Value = { rows: [aCoupon], next: null };
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
