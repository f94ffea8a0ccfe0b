import { Problem } from '@kashi/shared/api/problem';
import type { Order } from '@kashi/shared/contracts/order';
import { definePage, found, notFound } from '@kashi/shared/kit/define';
import { isPaymentUnderWay } from '../payment-under-way.ts';
import { messages } from './messages.ts';
import { OrderTrackingPage } from './OrderTrackingPage.tsx';
import { OrderTrackingSkeleton } from './OrderTrackingSkeleton.tsx';

export interface OrderTrackingData {
  order: Order;
  /** This tab has just paid for it. */
  isFresh: boolean;
}

/** `/orderTracking/{hashOrderId}`; somebody else's order is not found (decision 1). */
export const page = definePage<OrderTrackingData>({
  async load({ ask, params }) {
    try {
      const HashOrderId = params['hashOrderId'] ?? '';
      const { value } = await ask('GET /v1/Orders/Orders/Read', { HashOrderId });
      return found({ order: value, isFresh: isPaymentUnderWay() });
    } catch (error) {
      if (error instanceof Problem && error.status === 404) return notFound;
      throw error;
    }
  },
  head: (data) => ({
    title: data ? messages.order(data.order.InvoiceNo) : messages.title,
    robots: 'noindex',
  }),
  Component: OrderTrackingPage,
  Waiting: OrderTrackingSkeleton,
});
