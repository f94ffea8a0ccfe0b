import type { Answers } from '@kashi/kit/testing/answers';
import { anInvoice, aShop } from '../../parts/checkout/checkout-fixtures.ts';
import { aVisit, shownPage } from '../../parts/checkout/plain/plain-fixtures.tsx';
import { aCart } from '../../parts/live-cart/cart-fixtures.ts';
import { plain } from './plain-invoice.ts';

export const readCart = 'GET /v1/Orders/Carts/Read';
export const readShop = 'GET /v1/ContentManagement/Contents/Read';
export const readInvoice = 'GET /v1/Orders/CartInvoice/Read';
export const payZarinPal = 'GET /v1/Orders/ZarinPalOrderPayment/GetBankPaymentUrl';
export const setNote = 'POST /v1/Orders/CartGiftNote/Set';
export const path = '/invoice';
export const needed = 'برای پرداخت، قوانین و مقررات فروشگاه را بپذیرید.';
export const bank = 'https://bank.test/pay/1';

export const readyCart = () => aCart({ info: { IsAddressApplied: true } });
export const form = {
  HashCartId: 'cart-1',
  AmountPayable: '500000',
  Balance: '0',
  Gateway: '2',
  Rules: 'on',
};

export const answering = (answers: Answers = {}): Answers => ({
  [readCart]: readyCart,
  [readShop]: () => aShop(),
  [readInvoice]: () => anInvoice(),
  ...answers,
});
export const show = (answers: Answers = {}, at = path, cookies = {}) =>
  shownPage(plain, { path: at, answers: answering(answers), cookies });
export const send = (typed: Record<string, string>, answers: Answers = {}) =>
  plain.takeForm(typed, aVisit({ path, answers: answering(answers) }));
export const noGateway = () => aShop({ IsActiveSamanKish: false, IsActiveZarinPal: false });
export const payButton = (page: HTMLElement) =>
  page.querySelector<HTMLButtonElement>('button[type=submit][form=payment]');
