import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { aCart, freshVisit } from '../parts/live-cart/cart-fixtures.ts';
import { aCarrier } from '../parts/checkout/checkout-fixtures.ts';
import {
  address,
  carrier,
  next,
  openPage,
  pickup,
  readCarriers,
  readCart,
} from './choose-address-fixtures.tsx';

beforeEach(freshVisit);

const sumOf = (name: string) =>
  screen.getByText(name, { selector: 'dt' }).nextElementSibling?.textContent;
const barSum = () => next()?.closest('[data-action-bar]')?.textContent;

test("a chosen carrier's fee is in the sums at once, also where pickup was free before", async () => {
  const applied = { IsAddressApplied: true, IsPickup: true, CustomerAddressId: -1, CarrierId: 0 };
  const { shopper } = await openPage({
    [readCart]: () => aCart({ info: { ...applied, AmountPayable: 400_000 } }),
  });
  expect(sumOf('هزینهٔ ارسال')).toBe('رایگان');

  await shopper.click(pickup());
  expect(sumOf('هزینهٔ ارسال')).toBe('وابسته به آدرس');
  await shopper.click(address(/خانه/));
  await shopper.click(await carrier());

  expect(sumOf('هزینهٔ ارسال')).toBe('۴۵٬۰۰۰ تومان');
  expect(sumOf('مبلغ قابل پرداخت')).toBe('۴۴۵٬۰۰۰ تومان');
  expect(barSum()).toContain('۴۴۵٬۰۰۰ تومان');
});

test('pickup takes the fee of an applied carrier out of the sums', async () => {
  const applied = { IsAddressApplied: true, CustomerAddressId: 5, CarrierId: 3 };
  const { shopper } = await openPage({
    [readCart]: () => aCart({ info: { ...applied, DeliveryFee: 45_000, AmountPayable: 445_000 } }),
  });
  await carrier();
  expect(sumOf('مبلغ قابل پرداخت')).toBe('۴۴۵٬۰۰۰ تومان');

  await shopper.click(pickup());

  expect(sumOf('هزینهٔ ارسال')).toBe('رایگان');
  expect(sumOf('مبلغ قابل پرداخت')).toBe('۴۰۰٬۰۰۰ تومان');
});

test('a carrier that the recipient pays says so at the choice and in the sums, and pickup is free again', async () => {
  const { shopper } = await openPage({
    [readCarriers]: () => [aCarrier({ DeliveryFee: 0, IsFreightCollect: true })],
  });

  await shopper.click(address(/خانه/));
  await shopper.click(await carrier(/کرایه هنگام تحویل/));
  expect(sumOf('هزینهٔ ارسال')).toBe('کرایه هنگام تحویل');

  await shopper.click(pickup());
  expect(sumOf('هزینهٔ ارسال')).toBe('رایگان');
});
