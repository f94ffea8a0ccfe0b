import { beforeEach, expect, test } from 'vitest';
import { shownPage } from '../parts/checkout/plain/plain-fixtures.tsx';
import { aCart, aLine, freshVisit } from '../parts/live-cart/cart-fixtures.ts';
import { openCart, readCart } from './cart-page-fixtures.tsx';
import { plain } from './plain/plain-cart.ts';

beforeEach(freshVisit);

const lamp = aLine({
  Price: 0,
  FinalPrice: 0,
  DiscountPercent: 0,
  PriceWhenAdded: 0,
  IsAvalible: false,
  StockInventory: 5,
});
const answers = { [readCart]: () => aCart({ lines: [lamp] }) };

test.each([
  ['the cart', async () => (await openCart(answers)).container],
  ['the cart without JavaScript', () => shownPage(plain, { path: '/cart', answers })],
])(
  'in %s a price that has become a matter of a call is no bargain and no lack of stock',
  async (_which, open) => {
    const page = await open();

    expect(page.textContent).toContain('تماس بگیرید');
    expect(page.textContent).not.toMatch(/ارزان‌تر|کمتر شده|قیمت واحد|ناموجود/);
  },
);
