import type { OrderTrackingData } from './order-tracking-data.ts';
import { OrderTrackingPage } from './OrderTrackingPage.tsx';

/** The page with code can be read without it; what needs code, printing and copying, is hidden. */
export function PlainOrderTracking({ data }: { data: OrderTrackingData }) {
  return <OrderTrackingPage data={data} params={{}} />;
}
