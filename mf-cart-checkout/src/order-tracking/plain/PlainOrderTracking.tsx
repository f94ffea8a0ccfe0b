import { PlainRefusal } from '@kashi/shared/kit/plain/PlainForm';
import type { RefusedForm } from '@kashi/shared/kit/plain/refused-form';
import type { OrderTrackingData } from '../order-tracking-data.ts';
import { OrderTrackingPage } from '../OrderTrackingPage.tsx';

export interface PlainOrderTrackingData extends OrderTrackingData {
  /** Names the order in the address. */
  hash: string;
  /** Why the order could not be cancelled. */
  refused: RefusedForm | null;
}

/** The page with code can be read without it, and cancels by its form; what needs code, printing and copying, is hidden. */
export function PlainOrderTracking({ data }: { data: PlainOrderTrackingData }) {
  return (
    <>
      {data.refused && (
        <div className="wrap">
          <PlainRefusal refused={data.refused} />
        </div>
      )}
      <OrderTrackingPage data={data} params={{ hashOrderId: data.hash }} />
    </>
  );
}
