import { later } from '@kashi/kit/testing/later';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Address } from '@kashi/contracts/account/address';
import type { Carrier } from '@kashi/contracts/carrier';
import { Problem } from '@kashi/contracts/asking/problem';
import { freshVisit } from '../parts/live-cart/cart-fixtures.ts';
import { aCarrier, anAddress } from '../parts/checkout/checkout-fixtures.ts';
import {
  address,
  carrier,
  home,
  openPage,
  pickup,
  readAddresses,
  readCarriers,
  work,
} from './choose-address-fixtures.tsx';

beforeEach(freshVisit);

test('an address that was added in the dialog of the account joins the list and is chosen', async () => {
  const added = anAddress({ Id: 8, Title: 'ویلا' });
  const read = vi.fn((): Address[] => [home, work, added]).mockReturnValueOnce([home, work]);
  const { shell } = await openPage({ [readAddresses]: read });

  shell.events.publish('address-updated', { addressId: 8 });

  expect(await screen.findByRole('radio', { name: /ویلا/ })).toBeChecked();
  expect(await carrier()).toBeVisible();
});

test('an address that another tab edits, adds or deletes leaves the choices of this tab', async () => {
  const added = anAddress({ Id: 8, Title: 'ویلا' });
  const read = vi
    .fn(() => [home, work])
    .mockReturnValueOnce([home, work])
    .mockReturnValueOnce([home, work, added]);
  const { shell, shopper } = await openPage({ [readAddresses]: read });
  await shopper.click(address(/خانه/));
  await shopper.click(await carrier());

  shell.otherTab.publish('address-updated', { addressId: 8 });
  await screen.findByRole('radio', { name: /ویلا/ });
  shell.otherTab.publish('address-updated', { addressId: 8 });
  await waitFor(() => expect(screen.queryByRole('radio', { name: /ویلا/ })).toBeNull());

  expect(address(/خانه/)).toBeChecked();
  expect(await carrier()).toBeChecked();
});

test('a chosen address that another tab moves has its carriers read again, and one that it deletes is chosen no more', async () => {
  const moved = { ...home, FullLocation: 'شیراز' };
  const read = vi
    .fn(() => [work])
    .mockReturnValueOnce([home, work])
    .mockReturnValueOnce([moved, work]);
  const carriers = vi.fn(() => [aCarrier()]);
  const { shell, shopper } = await openPage({ [readAddresses]: read, [readCarriers]: carriers });
  await shopper.click(address(/خانه/));
  await shopper.click(await carrier());

  shell.otherTab.publish('address-updated', { addressId: home.Id });
  await waitFor(() => expect(carriers).toHaveBeenCalledTimes(2));
  expect(await carrier()).toBeChecked();
  shell.otherTab.publish('address-updated', { addressId: home.Id });

  await waitFor(() => expect(screen.queryByRole('radio', { name: /خانه/ })).toBeNull());
  expect(address(/محل کار/)).not.toBeChecked();
});

test('whoever picks the order up still does after another tab has changed an address', async () => {
  const added = anAddress({ Id: 8, Title: 'ویلا' });
  const read = vi.fn(() => [home, work, added]).mockReturnValueOnce([home, work]);
  const { shell, shopper } = await openPage({ [readAddresses]: read });
  await shopper.click(pickup());

  shell.otherTab.publish('address-updated', { addressId: 8 });
  await waitFor(() => expect(read).toHaveBeenCalledTimes(2));

  expect(pickup()).toBeChecked();
});

test('addresses that cannot be read again stay as they were, and are read on request', async () => {
  const added = anAddress({ Id: 8, Title: 'ویلا' });
  const read = vi
    .fn((): Address[] => [home, work, added])
    .mockReturnValueOnce([home, work])
    .mockImplementationOnce(() => {
      throw new Problem('offline');
    });
  const { shell, shopper } = await openPage({ [readAddresses]: read });
  await shopper.click(address(/خانه/));

  shell.events.publish('address-updated', { addressId: 8 });
  expect(await screen.findByRole('alert')).toHaveTextContent('ارتباط با فروشگاه برقرار نشد');
  expect(address(/خانه/)).toBeChecked();
  await shopper.click(screen.getByRole('button', { name: 'تلاش دوباره' }));

  expect(await screen.findByRole('radio', { name: /ویلا/ })).toBeChecked();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('an address that another tab moves while its carriers are being read has them read again', async () => {
  const first = later<Carrier[]>();
  const carriers = vi.fn((): Carrier[] | Promise<Carrier[]> => [
    aCarrier({ Name: 'پیک شهر تازه' }),
  ]);
  carriers.mockReturnValueOnce(first.promise);
  const { shell, shopper } = await openPage({ [readCarriers]: carriers });
  await shopper.click(address(/خانه/));

  shell.otherTab.publish('address-updated', { addressId: home.Id });
  await waitFor(() => expect(carriers).toHaveBeenCalledTimes(2));
  first.resolve([aCarrier({ Name: 'پیک شهر پیشین' })]);

  expect(await carrier(/پیک شهر تازه/)).toBeVisible();
  expect(screen.queryByRole('radio', { name: /پیک شهر پیشین/ })).toBeNull();
});
