import { Typography } from '@mui/material';
import { useState } from 'react';
import { customerWithNumber } from '../parts/customer/customer-name.ts';
import { AskDialog } from '../parts/form/AskDialog.tsx';
import { TextEntry } from '../parts/form/TextEntry.tsx';
import { useSubmit } from '../parts/form/use-submit.tsx';
import { useChange } from '../parts/state/reading.ts';
import { newPressKey } from '../server/press-key.ts';
import { messages as allMessages } from './messages.ts';

const messages = allMessages.account;

interface Props {
  customer: { id: number; name: string; mobile: string };
  step: 'block' | 'unblock';
  onDone(): void;
  onClose(): void;
}

/** Asks why a customer is blocked, or let in again. The staff alone reads the reason. */
export function BlockDialog({ customer, step, onDone, onClose }: Props) {
  const [reason, setReason] = useState('');
  // The key stays the same while the dialog is open: a second press after a lost answer changes nothing again.
  const [key] = useState(newPressKey);
  const change = useChange(`POST /v1/desk/customers/${step}`);
  const form = useSubmit(reason, async () => {
    await change.mutateAsync({ id: customer.id, reason, key });
    onDone();
  });
  return (
    <AskDialog
      title={messages.stepOf(messages[step], customerWithNumber(customer))}
      send={messages[step]}
      isDanger={step === 'block'}
      form={form}
      onClose={onClose}
    >
      {form.failure}
      <Typography sx={{ marginBlockEnd: 1 }}>{messages.hints[step]}</Typography>
      <TextEntry
        label={allMessages.reason}
        helperText={messages.reasonHint}
        value={reason}
        onChange={setReason}
        problem={form.problemOf('reason')}
        multiline
        minRows={2}
      />
    </AskDialog>
  );
}
