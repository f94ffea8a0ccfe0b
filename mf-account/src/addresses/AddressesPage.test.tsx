import { Problem } from '@kashi/contracts/asking/problem';
import type { Address } from '@kashi/contracts/account/address';
import { renderInShop } from '@kashi/kit/testing/render-in-shop';
import { screen, within } from '@testing-library/react';
import { beforeAll, expect, test, vi } from 'vitest';
import { AddressesPage } from './AddressesPage.tsx';

// Loads the late part before the tests: they are about what the part does, and not about how it comes.
beforeAll(async () => {
  await import('../parts/dialogs/ConfirmDialog.tsx');
});

const home: Address = {
  Id: 5,
  Title: 'خانه',
  Address: 'خیابان توحید، پلاک 22',
  CityId: 1,
  FullLocation: 'اصفهان، اصفهان',
  PostalCode: '8174655321',
  TransfereeName: 'نگار رضایی',
  TransfereeMobNo: '09131234567',
  Lat: null,
  Lng: null,
  AreaId: null,
  AreaName: null,
  ProvinceId: 4,
};
const work: Address = { ...home, Id: 6, Title: 'محل کار' };

test.each([
  ['the list', [work]],
  ['what tells that there is none', []],
])('after a deletion the focus is on %s', async (_what, left) => {
  const { shopper, shell, rerender } = renderInShop(
    <AddressesPage data={[home, ...left]} params={{}} />,
    { 'DELETE /v1/Identity/CustomersAddress/Delete': () => null },
  );
  shell.events.subscribe('address-updated', () =>
    rerender(<AddressesPage data={left} params={{}} />),
  );

  await shopper.click(screen.getByRole('button', { name: 'حذف آدرس خانه' }));
  const dialog = within(await screen.findByRole('dialog'));
  await shopper.click(dialog.getByRole('button', { name: 'حذف' }));

  const rest = await screen.findByText(
    left.length > 0 ? 'محل کار' : 'آدرسی برای شما ثبت نشده است.',
  );
  expect(screen.queryByText('خانه')).not.toBeInTheDocument();
  expect(document.activeElement).not.toBe(document.body);
  expect(document.activeElement).toContainElement(rest);
});

test('an address that is gone already, by a press whose answer was lost or in another tab, counts as deleted', async () => {
  const heard = vi.fn();
  const { shopper, shell } = renderInShop(<AddressesPage data={[home, work]} params={{}} />, {
    'DELETE /v1/Identity/CustomersAddress/Delete': () =>
      Promise.reject(new Problem('refused', { status: 404 })),
  });
  shell.events.subscribe('address-updated', heard);

  await shopper.click(screen.getByRole('button', { name: 'حذف آدرس خانه' }));
  const dialog = within(await screen.findByRole('dialog'));
  await shopper.click(dialog.getByRole('button', { name: 'حذف' }));

  await vi.waitFor(() => expect(heard).toHaveBeenCalledOnce());
  expect(shell.seen.reloads).toBe(1);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(shell.seen.toasts).toEqual(['آدرس حذف شد.']);
});
