import { buys } from './purchase.ts';
import { test } from './shopper.ts';
import { desktop, phone } from './sizes.ts';

test('on a phone: from home to the paid order', async ({ shopperWith, request }) => {
  await buys(await shopperWith(phone), request, { isPhone: true });
});

test('on a desktop: from home to the paid order', async ({ shopperWith, request }) => {
  await buys(await shopperWith(desktop), request, { isPhone: false });
});
