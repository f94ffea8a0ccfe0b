import { beforeEach, expect, test } from 'vitest';
import { renderInShop } from '@kashi/kit/testing/render-in-shop';
import { page as cartPage } from './cart/cart-page.tsx';
import { plain as plainCart } from './cart/plain/plain-cart.ts';
import { answering, openInvoice } from './invoice/invoice-page-fixtures.tsx';
import { plain as plainInvoice } from './invoice/plain/plain-invoice.ts';
import { shownPage } from './parts/checkout/plain/plain-fixtures.tsx';
import { aCart, freshVisit, load } from './parts/live-cart/cart-fixtures.ts';

const sentence = 'مهلت کد تخفیف «MEHR» گذشته است.';

const answers = answering({
  'GET /v1/Orders/Carts/Read': () =>
    aCart({ info: { CouponCode: 'MEHR', CouponObstacle: sentence, IsAddressApplied: true } }),
});

beforeEach(freshVisit);

async function openCart(): Promise<HTMLElement> {
  await load(cartPage, '/cart', answers);
  renderInShop(<cartPage.Component data={null} params={{}} />, answers, { path: '/cart' });
  return document.body;
}

const pages: [string, () => Promise<HTMLElement>][] = [
  ['the cart', openCart],
  ['the invoice', async () => (await openInvoice(answers), document.body)],
  [
    'the cart without JavaScript',
    () => shownPage(plainCart, { path: '/cart', cookies: { CartHashId: 'cart-1' }, answers }),
  ],
  ['the invoice without JavaScript', () => shownPage(plainInvoice, { path: '/invoice', answers })],
];

test.each(pages)('%s says which coupon has ended, and why', async (_, open) => {
  expect((await open()).textContent).toContain(sentence);
});
