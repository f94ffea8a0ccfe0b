import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import type { Answers } from '@kashi/kit/testing/answers';
import { openPage } from './choose-address/choose-address-fixtures.tsx';
import { plain as plainChooseAddress } from './choose-address/plain/plain-choose-address.ts';
import { answering, openInvoice } from './invoice/invoice-page-fixtures.tsx';
import { plain as plainInvoice } from './invoice/plain/plain-invoice.ts';
import { shownPage } from './parts/checkout/plain/plain-fixtures.tsx';
import { aCart, aLine, freshVisit } from './parts/live-cart/cart-fixtures.ts';

const readCart = 'GET /v1/Orders/Carts/Read';

const tea = aLine({ IsAvalible: false, StockInventory: 0 });
const cup = aLine({
  ProductSaleParamId: 72,
  ProductName: 'فنجان',
  ProductSaleParamName: '',
  Quantity: 3,
  IsAvalible: false,
  StockInventory: 2,
});
const lamp = aLine({ ProductSaleParamId: 73, ProductName: 'چراغ', Price: 0, IsAvalible: false });
const tray = aLine({ ProductSaleParamId: 74, ProductName: 'سینی' });

const short: Answers = {
  [readCart]: () => aCart({ lines: [tea, cup, lamp, tray], info: { IsAddressApplied: true } }),
};

beforeEach(freshVisit);

const pages: [string, () => Promise<HTMLElement>][] = [
  ['the first step', async () => (await openPage(short), document.body)],
  ['the invoice', async () => (await openInvoice(short), document.body)],
  [
    'the first step without JavaScript',
    () =>
      shownPage(plainChooseAddress, {
        path: '/chooseAddress',
        answers: answering({ 'GET /v1/Identity/CustomersAddress/Read': () => [], ...short }),
      }),
  ],
  [
    'the invoice without JavaScript',
    () => shownPage(plainInvoice, { path: '/invoice', answers: answering(short) }),
  ],
];

test.each(pages)(
  '%s names the goods that have run out, beside a way to the cart',
  async (_, open) => {
    const notice = within(await open()).getByRole('alert');

    expect(Array.from(notice.querySelectorAll('p'), (each) => each.textContent)).toEqual([
      '«چای احمد، سبز» ناموجود شده است.',
      'از «فنجان» تنها ۲ عدد مانده است.',
      'برای خرید «چراغ، سبز» با فروشگاه تماس بگیرید.',
    ]);
    expect(within(notice).getByRole('link', { name: 'بازبینی سبد خرید' })).toHaveAttribute(
      'href',
      '/cart',
    );
  },
);

test.each(pages.filter(([name]) => name.startsWith('the invoice')))(
  '%s of a cart that has run short leads to the cart, and not into a refused payment',
  async (_, open) => {
    const page = within(await open());

    expect(page.queryByRole('button', { name: 'پرداخت آنلاین' })).toBeNull();
    expect(page.getAllByRole('link', { name: 'بازبینی سبد خرید' })).toHaveLength(2);
  },
);

test('the focus goes from the button that pays to the link in its place', async () => {
  let lines = [aLine()];
  const { shell } = await openInvoice({
    [readCart]: () => aCart({ lines, info: { IsAddressApplied: true } }),
  });
  act(() => screen.getByRole('button', { name: 'پرداخت آنلاین' }).focus());

  lines = [tea];
  await act(async () => shell.events.publish('cart-updated', { itemCount: 1 }));

  await waitFor(() =>
    expect(screen.getAllByRole('link', { name: 'بازبینی سبد خرید' }).at(-1)).toHaveFocus(),
  );
});
