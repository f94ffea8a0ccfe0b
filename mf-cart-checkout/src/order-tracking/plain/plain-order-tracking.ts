import { Problem } from '@kashi/contracts/asking/problem';
import type { FormOutcome } from '@kashi/border/remote-contract';
import { notFound } from '@kashi/kit/define';
import { definePlain, type PlainPageContext } from '@kashi/kit/page/plain';
import { refusedFormCookie, refusedFormIn } from '@kashi/kit/plain/refused-form';
import { refused } from '@kashi/kit/plain/take-typed';
import { isJustPaid, paymentMarkCookie } from '../../parts/checkout/plain/plain-payment-mark.ts';
import { cartCookies } from '../../parts/live-cart/cart-cookies.ts';
import { messages } from '../messages.ts';
import { cancelOrder, readOrder, readSeller } from '../order-tracking-data.ts';
import { takeReturn, takeWithdrawal } from '../returns/plain/take-return.ts';
import { PlainOrderTracking, type PlainOrderTrackingData } from './PlainOrderTracking.tsx';

/**
 * `/orderTracking/{hashOrderId}` without JavaScript. The cookie of the payment greets its order once, and the cookie of the cart
 * that was paid ends with it: a customer's cart is found without one. Forms cancel the order, ask for a return of its goods, and take that back.
 */
export const plain = definePlain<PlainOrderTrackingData>({
  async load({ ask, params, cookies, url, isSignedIn }) {
    if (!isSignedIn) return null;
    const hash = params['hashOrderId'] ?? '';
    const [order, seller] = await Promise.all([readOrder(ask, hash), readSeller(ask)]);
    if (!order) return notFound;
    const refused = refusedFormIn(cookies, url.pathname);
    const pressKey = crypto.randomUUID();
    const isFresh = isJustPaid(cookies, order.OrderRegDateTime);
    return { order, seller, hash, pressKey, isFresh, refused };
  },
  head: ({ order }) => ({ title: messages.order(order.InvoiceNo), robots: 'noindex' }),
  // An older order may be looked at while a cart waits.
  spent: ({ isFresh }, { pathname }) => [
    refusedFormCookie(pathname),
    ...(isFresh ? [paymentMarkCookie, cartCookies.hash] : []),
  ],
  Component: PlainOrderTracking,
  takeForm(form, context) {
    if (form['step'] === 'cancel') return takeCancellation(context);
    if (form['step'] === 'return') return takeReturn(form, context);
    if (form['step'] === 'withdraw') return takeWithdrawal(form, context);
    return Promise.resolve({ to: context.url.pathname, cookies: [] });
  },
});

async function takeCancellation({ ask, params, url }: PlainPageContext): Promise<FormOutcome> {
  try {
    await cancelOrder(ask, params['hashOrderId'] ?? '');
    return { to: url.pathname, cookies: [] };
  } catch (error) {
    // A fault of ours is the host's to report.
    if (!(error instanceof Problem)) throw error;
    return refused(url, { problem: error });
  }
}
