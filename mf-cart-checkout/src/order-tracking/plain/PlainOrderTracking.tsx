import { PlainRefusal } from '@kashi/kit/plain/PlainForm';
import type { RefusedForm } from '@kashi/kit/plain/refused-form';
import type { OrderTrackingData } from '../order-tracking-data.ts';
import { OrderTrackingPage } from '../OrderTrackingPage.tsx';
import { PlainReturnForm } from '../returns/plain/PlainReturnForm.tsx';

export interface PlainOrderTrackingData extends OrderTrackingData {
  /** Names the order in the address. */
  hash: string;
  /** Names the press that asks for a return. */
  pressKey: string;
  /** Why a form of the page was not accepted. */
  refused: RefusedForm | null;
}

/** The page with code can be read without it, cancels by its form and asks for a return by another; what needs code, printing and copying, is hidden. */
export function PlainOrderTracking({ data }: { data: PlainOrderTrackingData }) {
  return (
    <>
      {data.refused && (
        <div className="wrap">
          <PlainRefusal refused={data.refused} />
        </div>
      )}
      <OrderTrackingPage
        data={data}
        params={{ hashOrderId: data.hash }}
        plainReturn={{
          form: <PlainReturnForm {...data} />,
          isOpen: data.refused?.typed['Key'] !== undefined,
        }}
      />
    </>
  );
}
