import { definePage } from '@kashi/kit/define';
import { messages } from './messages.ts';
import { readOrderPage, type OrderTrackingData } from './order-tracking-data.ts';
import { OrderTrackingPage } from './OrderTrackingPage.tsx';
import { OrderTrackingSkeleton } from './OrderTrackingSkeleton.tsx';

/** `/orderTracking/{hashOrderId}`, the tracking of one order. */
export const page = definePage<OrderTrackingData>({
  load: ({ ask, params }) => readOrderPage(ask, params['hashOrderId'] ?? ''),
  head: (data) => ({
    title: data ? messages.order(data.order.InvoiceNo) : messages.title,
    robots: 'noindex',
  }),
  Component: OrderTrackingPage,
});

export const Waiting = OrderTrackingSkeleton;
