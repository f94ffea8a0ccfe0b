import { screen } from '@testing-library/react';
import { vi } from 'vitest';
import type { Answers } from '@kashi/kit/testing/answers';
import { renderInShop } from '@kashi/kit/testing/render-in-shop';
import { aCart, load } from '../parts/live-cart/cart-fixtures.ts';
import { aShop, anInvoice } from '../parts/checkout/checkout-fixtures.ts';
import { page } from './invoice-page.tsx';

export const payByZarinPal = 'GET /v1/Orders/ZarinPalOrderPayment/GetBankPaymentUrl';

/** The answers of a server with a cart that is ready to be paid; `answers` win over these. */
export const answering = (answers: Answers): Answers => ({
  'GET /v1/Orders/Carts/Read': () => aCart({ info: { IsAddressApplied: true } }),
  'GET /v1/ContentManagement/Contents/Read': () => aShop(),
  'GET /v1/Orders/CartInvoice/Read': () => anInvoice(),
  ...answers,
});

/** Opens the page for a customer; `leave` is called with the address to which the browser is sent. */
export async function openInvoice(answers: Answers = {}, path = '/invoice') {
  const loaded = await load(page, path, answering(answers));
  if (loaded.kind !== 'found') throw new Error(loaded.kind);
  const leave = vi.spyOn(location, 'assign').mockImplementation(() => {});
  const opened = renderInShop(
    <page.Component data={loaded.data} params={{}} />,
    answering(answers),
    { path, customer: 'نگار رضایی' },
  );
  return { ...opened, leave };
}

export const payButton = () => screen.getByRole('button', { name: 'پرداخت آنلاین' });
export const bank = (name: string | RegExp) => screen.getByRole('radio', { name });
