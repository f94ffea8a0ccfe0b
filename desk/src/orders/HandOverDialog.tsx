import type { DeskOrder } from '@kashi/contracts/desk/orders';
import { useState } from 'react';
import { AskDialog } from '../parts/form/AskDialog.tsx';
import { TextEntry } from '../parts/form/TextEntry.tsx';
import { useChange } from '../parts/state/reading.ts';
import { useSubmit } from '../parts/form/use-submit.tsx';
import { LostPaymentNotice } from './LostPaymentNotice.tsx';
import { messages } from './messages.ts';

interface Props {
  order: DeskOrder;
  onDone(): void;
  onRefused(): void;
  onClose(): void;
}

/** Asks for the tracking code of the parcel, if the carrier gives one. */
export function HandOverDialog({ order, onDone, onRefused, onClose }: Props) {
  const [trackingCode, setTrackingCode] = useState('');
  const handOver = useChange('POST /v1/desk/orders/hand-over');
  const form = useSubmit(trackingCode, async () => {
    try {
      await handOver.mutateAsync({ id: order.id, trackingCode });
    } catch (error) {
      onRefused();
      throw error;
    }
    onDone();
  });
  return (
    <AskDialog
      title={messages.steps['hand-over']}
      send={messages.steps['hand-over']}
      form={form}
      onClose={onClose}
    >
      <LostPaymentNotice order={order} />
      {form.failure}
      <TextEntry
        label={messages.trackingCode}
        helperText={messages.trackingCodeHint}
        value={trackingCode}
        onChange={setTrackingCode}
        problem={form.problemOf('trackingCode')}
        ltr
      />
    </AskDialog>
  );
}
