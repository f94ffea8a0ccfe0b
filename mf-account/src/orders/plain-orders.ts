import { definePlain } from '@kashi/kit/page/plain';
import { titleMessages as titles } from '../parts/layout/title-messages.ts';
import { readOrdersPage, type OrderList } from './orders-data.ts';
import { PlainOrders } from './PlainOrders.tsx';

/** `/orders` without JavaScript. */
export const plain = definePlain<OrderList>({
  async load({ isSignedIn, ...context }) {
    if (!isSignedIn) return null;
    const read = await readOrdersPage(context);
    return read.kind === 'found' ? read.data : read;
  },
  head: () => ({ title: titles.orders, robots: 'noindex' }),
  Component: PlainOrders,
  takeForm: () => Promise.resolve({ to: '/orders', cookies: [] }),
});
