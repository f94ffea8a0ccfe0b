import type { Transfer } from '@kashi/contracts/desk/transfers';
import { useState } from 'react';
import { customerWithNumber } from '../parts/customer/customer-name.ts';
import { AskDialog } from '../parts/form/AskDialog.tsx';
import { TextEntry } from '../parts/form/TextEntry.tsx';
import { useSubmit } from '../parts/form/use-submit.tsx';
import { useChange } from '../parts/state/reading.ts';
import { newPressKey } from '../server/press-key.ts';
import { messages } from './messages.ts';

interface Props {
  transfer: Transfer;
  onDone(): void;
  onRefused(): void;
  onClose(): void;
}

/** Asks why a reported transfer is refused. Its customer reads the reason. */
export function RefuseDialog({ transfer, onDone, onRefused, onClose }: Props) {
  const { id, customerName, mobile } = transfer;
  const [reason, setReason] = useState('');
  const [key] = useState(newPressKey);
  const refuse = useChange('POST /v1/desk/transfers/refuse');
  const form = useSubmit(reason, async () => {
    try {
      await refuse.mutateAsync({ id, reason, key });
    } catch (error) {
      onRefused();
      throw error;
    }
    onDone();
  });
  return (
    <AskDialog
      title={messages.refuseOf(customerWithNumber({ name: customerName, mobile }))}
      send={messages.refuse}
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
