import { test } from './shopper.ts';
import { desktop, phone } from './sizes.ts';
import { buysWithoutCode } from './without-code.ts';

/** The shop's code says so where it may not start. */
const gate = /This browser cannot run the code of the shop/;

test('on a phone: as far as the cart without code', async ({ shopperWith, request }) => {
  await buysWithoutCode(await shopperWith(phone, gate), request, { isPhone: true });
});

test('on a desktop: as far as the cart without code', async ({ shopperWith, request }) => {
  await buysWithoutCode(await shopperWith(desktop, gate), request, { isPhone: false });
});
