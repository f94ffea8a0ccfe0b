import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { CoreAdminContext } from 'react-admin';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { useUnsaved } from '../parts/form/unsaved.ts';
import { deskData } from '../server/desk-data.ts';
import { aProduct } from './goods-draft-fixtures.ts';
import { GoodsSteps } from './GoodsSteps.tsx';

afterEach(() => vi.unstubAllGlobals());

function Editor() {
  useUnsaved(true);
  return <GoodsSteps goods={aProduct} version={aProduct.version} />;
}

test('who copies a product with text that is not saved is asked before the copy is made', async () => {
  const confirm = vi.fn(() => false);
  const fetch = vi.fn();
  vi.stubGlobal('confirm', confirm);
  vi.stubGlobal('fetch', fetch);
  render(
    <MemoryRouter>
      <CoreAdminContext dataProvider={deskData()}>
        <Editor />
      </CoreAdminContext>
    </MemoryRouter>,
  );

  await userEvent.click(screen.getByRole('button', { name: 'رونوشت' }));

  expect(confirm).toHaveBeenCalledTimes(1);
  expect(fetch).not.toHaveBeenCalled();
});
