import { fourEyesAboveToman, type Correction } from '@kashi/contracts/desk/customers';
import { persianToman } from '@kashi/format/persian';
import { useState } from 'react';
import { customerWithNumber } from '../parts/customer/customer-name.ts';
import { AskDialog } from '../parts/form/AskDialog.tsx';
import { NumberEntry } from '../parts/form/NumberEntry.tsx';
import { TextEntry } from '../parts/form/TextEntry.tsx';
import { useChange } from '../parts/state/reading.ts';
import { useSubmit } from '../parts/form/use-submit.tsx';
import { SoleOwner } from '../parts/state/SoleOwner.tsx';
import { newPressKey } from '../server/press-key.ts';
import { messages } from './messages.ts';

interface Props {
  customer: { id: number; name: string; mobile: string };
  onDone(correction: Correction): void;
  onClose(): void;
}

/** Adds money to a customer's wallet or takes money away. A large sum waits until an owner who has not asked for it confirms it. */
export function CorrectionDialog({ customer, onDone, onClose }: Props) {
  const [amountToman, setAmount] = useState<number | null>(null);
  const [reason, setReason] = useState('');
  // The key stays the same while the dialog is open: a second press after a lost answer books nothing again.
  const [key] = useState(newPressKey);
  const ask = useChange('POST /v1/desk/corrections/ask');
  const form = useSubmit([amountToman, reason], async () => {
    // A missing amount is sent as null, and the server says that the amount is missing.
    const wish = { customerId: customer.id, amountToman: amountToman as number, reason, key };
    onDone(await ask.mutateAsync(wish));
  });
  return (
    <AskDialog
      title={messages.correctOf(customerWithNumber(customer))}
      send={messages.correct}
      form={form}
      onClose={onClose}
    >
      {form.failure}
      <NumberEntry
        label={messages.amount}
        helperText={messages.amountHint(persianToman(fourEyesAboveToman))}
        value={amountToman}
        onChange={setAmount}
        problem={form.problemOf('amountToman')}
      />
      <TextEntry
        label={messages.reason}
        value={reason}
        onChange={setReason}
        problem={form.problemOf('reason')}
        multiline
        minRows={2}
      />
      <SoleOwner />
    </AskDialog>
  );
}
