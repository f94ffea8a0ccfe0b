import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { freshVisit } from '../parts/live-cart/cart-fixtures.ts';
import { aShop } from '../parts/checkout/checkout-fixtures.ts';
import { openPage, readContents } from './choose-address-fixtures.tsx';

beforeEach(freshVisit);

test('where to fetch the order, when and how soon stands beside the choice', async () => {
  const Pickup = {
    IsActive: true,
    Address: 'انبار شمالی',
    Hours: 'شنبه تا پنجشنبه، 9 تا 18',
    ReadyTime: 'دو ساعت پس از تأیید',
  };
  await openPage({ [readContents]: () => aShop({ Pickup }) });

  for (const line of [
    'انبار شمالی',
    'ساعت کار: شنبه تا پنجشنبه، ۹ تا ۱۸',
    'آماده شدن: دو ساعت پس از تأیید',
  ]) {
    expect(screen.getByText(line)).toBeVisible();
  }
});

test('a shop without pickup offers none', async () => {
  const Pickup = { IsActive: false, Address: '', Hours: '', ReadyTime: '' };
  await openPage({ [readContents]: () => aShop({ Pickup }) });

  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
});
