import type { Role } from '@kashi/contracts/desk/desk-call';
import { render, screen } from '@testing-library/react';
import { CoreAdminContext } from 'react-admin';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { expect, test } from 'vitest';
import { deskData } from '../server/desk-data.ts';
import { aMember } from '../server/member-fixtures.ts';
import { aProduct, noShelves } from './goods-draft-fixtures.ts';
import { GoodsPage } from './GoodsPage.tsx';
import { messages } from './messages.ts';

function pageFor(roles: Role[]) {
  const goods = { ...aProduct, guarantee: 'گارانتی ۱۸ ماهه' };
  const ask = (name: string) =>
    Promise.resolve({ data: name === 'GET /v1/desk/shelves' ? noShelves : goods });
  render(
    <MemoryRouter initialEntries={['/goods/1']}>
      <CoreAdminContext
        dataProvider={{ ...deskData(), ask } as never}
        authProvider={aMember(...roles)}
      >
        <Routes>
          <Route path="/goods/:id" element={<GoodsPage />} />
        </Routes>
      </CoreAdminContext>
    </MemoryRouter>,
  );
}

test('who may only read goods sees a product without a field or a button', async () => {
  pageFor(['support']);

  await screen.findByText(messages.readOnly);
  expect(screen.getByText('گارانتی ۱۸ ماهه')).toBeTruthy();
  expect(screen.getByRole('cell', { name: 'مشکی' })).toBeTruthy();
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});

test('who keeps the catalogue edits the product', async () => {
  pageFor(['catalogue']);

  expect(await screen.findByRole('button', { name: messages.save })).toBeTruthy();
});
