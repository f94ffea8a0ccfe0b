import type { Transfer } from '@kashi/contracts/desk/transfers';
import { persianNumber } from '@kashi/format/persian';
import { useState } from 'react';
import { customerWithNumber } from '../parts/customer/customer-name.ts';
import { AskDialog } from '../parts/form/AskDialog.tsx';
import { NumberEntry } from '../parts/form/NumberEntry.tsx';
import { useSubmit } from '../parts/form/use-submit.tsx';
import { Facts } from '../parts/screen/Facts.tsx';
import { useChange } from '../parts/state/reading.ts';
import { newPressKey } from '../server/press-key.ts';
import { messages } from './messages.ts';

interface Props {
  transfer: Transfer;
  onDone(): void;
  onRefused(): void;
  onClose(): void;
}

/** Asks which sum was found in the shop's account; it goes into the customer's wallet. */
export function ConfirmDialog({ transfer, onDone, onRefused, onClose }: Props) {
  const { id, customerName, mobile, amount, currency, trackingNo, reportedToman } = transfer;
  const [amountToman, setAmount] = useState<number | null>(reportedToman);
  // The key stays the same while the dialog is open: a second press after a lost answer credits nothing again.
  const [key] = useState(newPressKey);
  const confirm = useChange('POST /v1/desk/transfers/confirm');
  const form = useSubmit(amountToman, async () => {
    try {
      // A missing amount is sent as null, and the server says that the amount is missing.
      await confirm.mutateAsync({ id, amountToman: amountToman as number, key });
    } catch (error) {
      onRefused();
      throw error;
    }
    onDone();
  });
  return (
    <AskDialog
      title={messages.confirmOf(customerWithNumber({ name: customerName, mobile }))}
      send={messages.confirm}
      form={form}
      onClose={onClose}
    >
      {form.failure}
      <Facts
        facts={[
          [messages.amount, messages.inCurrency(persianNumber(amount), currency)],
          [messages.trackingNo, trackingNo],
        ]}
      />
      <NumberEntry
        label={messages.found}
        helperText={messages.foundHint}
        value={amountToman}
        onChange={setAmount}
        problem={form.problemOf('amountToman')}
      />
    </AskDialog>
  );
}
