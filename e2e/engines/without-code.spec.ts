import { test } from './shopper.ts';
import { desktop, phone } from './sizes.ts';
import { buysWithoutCode } from './without-code.ts';

/** The shop's code says so where it may not start. */
const gate = /This browser cannot run the code of the shop/;

test('on a phone: from home to the paid order without code', async ({ shopperWith, request }) => {
  await buysWithoutCode(await shopperWith(phone, gate), request, { isPhone: true });
});

test('on a desktop: from home to the paid order without code', async ({ shopperWith, request }) => {
  await buysWithoutCode(await shopperWith(desktop, gate), request, { isPhone: false });
});
