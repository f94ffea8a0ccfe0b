import { notFound } from '@kashi/shared/kit/define';
import { definePlain } from '@kashi/shared/kit/page/plain';
import { plainPaymentMark } from '../parts/checkout/plain/plain-payment-mark.ts';
import { cartCookies } from '../parts/live-cart/cart-cookies.ts';
import { messages } from './messages.ts';
import { readOrder, type OrderTrackingData } from './order-tracking-data.ts';
import { PlainOrderTracking } from './PlainOrderTracking.tsx';

/**
 * `/orderTracking/{hashOrderId}` without JavaScript. The cookie of the payment greets its order once, and the cookie of the cart
 * that was paid ends with it: a customer's cart is found without one.
 */
export const plain = definePlain<OrderTrackingData>({
  async load({ ask, params, cookies, isSignedIn }) {
    if (!isSignedIn) return null;
    const order = await readOrder(ask, params['hashOrderId'] ?? '');
    return order ? { order, isFresh: plainPaymentMark.name in cookies } : notFound;
  },
  head: ({ order }) => ({ title: messages.order(order.InvoiceNo), robots: 'noindex' }),
  // An older order may be looked at while a cart waits.
  spent: ({ isFresh }) => (isFresh ? [plainPaymentMark.name, cartCookies.hash] : []),
  Component: PlainOrderTracking,
  takeForm: (_form, { url }) => Promise.resolve({ to: url.pathname, cookies: [] }),
});
