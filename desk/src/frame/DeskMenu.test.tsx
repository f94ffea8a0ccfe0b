import { render, screen } from '@testing-library/react';
import { AdminContext } from 'react-admin';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { deskData } from '../server/desk-data.ts';
import { aMember } from '../server/member-fixtures.ts';
import { DeskMenu } from './DeskMenu.tsx';

afterEach(() => vi.unstubAllGlobals());

test('an owner reads beside the customers how many corrections of wallets wait', async () => {
  vi.stubGlobal('fetch', () =>
    Promise.resolve(
      new Response(JSON.stringify({ Value: { corrections: 2 }, Message: null, Status: 200 })),
    ),
  );
  render(
    <MemoryRouter>
      <AdminContext dataProvider={deskData()} authProvider={aMember('owner')}>
        <DeskMenu />
      </AdminContext>
    </MemoryRouter>,
  );

  const entry = await screen.findByRole('menuitem', { name: 'مشتریان (۲)' });
  expect(entry.getAttribute('href')).toBe('/customers');
});
