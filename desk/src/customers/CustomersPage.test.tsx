import { render, screen } from '@testing-library/react';
import { CoreAdminContext, ResourceContextProvider } from 'react-admin';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { deskData } from '../server/desk-data.ts';
import { aMember } from '../server/member-fixtures.ts';
import { CustomersPage } from './CustomersPage.tsx';

afterEach(() => vi.unstubAllGlobals());

test('the link from the customers to the corrections of wallets says how many wait for the owner', async () => {
  vi.stubGlobal('fetch', () => {
    const Value = { corrections: 2, rows: [], next: null };
    return Promise.resolve(new Response(JSON.stringify({ Value, Message: null, Status: 200 })));
  });
  render(
    <MemoryRouter>
      <CoreAdminContext dataProvider={deskData()} authProvider={aMember('owner')}>
        <ResourceContextProvider value="customers">
          <CustomersPage />
        </ResourceContextProvider>
      </CoreAdminContext>
    </MemoryRouter>,
  );

  const link = await screen.findByRole('link', { name: 'اصلاح‌های کیف پول (۲)' });
  expect(link.getAttribute('href')).toBe('/corrections');
});
