import { useState } from 'react';
import { AskDialog } from '../parts/form/AskDialog.tsx';
import { TextEntry } from '../parts/form/TextEntry.tsx';
import { useChange } from '../parts/state/reading.ts';
import { useSubmit } from '../parts/form/use-submit.tsx';
import { messages } from './messages.ts';

interface Props {
  order: { id: number };
  onDone(): void;
  onRefused(): void;
  onClose(): void;
}

/** Asks why an order is rejected. The customer of the order reads the reason. */
export function RejectDialog({ order, onDone, onRefused, onClose }: Props) {
  const [reason, setReason] = useState('');
  const reject = useChange('POST /v1/desk/orders/reject');
  const form = useSubmit(reason, async () => {
    try {
      await reject.mutateAsync({ id: order.id, reason });
    } catch (error) {
      onRefused();
      throw error;
    }
    onDone();
  });
  return (
    <AskDialog
      title={messages.steps.reject}
      send={messages.steps.reject}
      isDanger
      form={form}
      onClose={onClose}
    >
      {form.failure}
      <TextEntry
        label={messages.reason}
        helperText={messages.reasonHint}
        value={reason}
        onChange={setReason}
        problem={form.problemOf('reason')}
        multiline
        minRows={3}
      />
    </AskDialog>
  );
}
