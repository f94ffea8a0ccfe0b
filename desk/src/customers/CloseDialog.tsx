import { Typography } from '@mui/material';
import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import { customerWithNumber } from '../parts/customer/customer-name.ts';
import { AskDialog } from '../parts/form/AskDialog.tsx';
import { TextEntry } from '../parts/form/TextEntry.tsx';
import { useSubmit } from '../parts/form/use-submit.tsx';
import type { DeskData } from '../server/desk-data.ts';
import { newPressKey } from '../server/press-key.ts';
import { messages as allMessages } from './messages.ts';

const messages = allMessages.account;

interface Props {
  customer: { id: number; name: string; mobile: string };
  onClosed(): void;
  onClose(): void;
}

/** Closes an account for good, once the member has typed its number: what is closed comes back no more. */
export function CloseDialog({ customer, onClosed, onClose }: Props) {
  const [mobile, setMobile] = useState('');
  const [key] = useState(newPressKey);
  // Not a `useChange`, which reads the shown customer again: a closed account cannot be read.
  const desk = useDataProvider<DeskData>();
  const form = useSubmit(mobile, async () => {
    await desk.ask('POST /v1/desk/customers/close', { id: customer.id, mobile, key });
    onClosed();
  });
  return (
    <AskDialog
      title={messages.stepOf(messages.close, customerWithNumber(customer))}
      send={messages.close}
      isDanger
      form={form}
      onClose={onClose}
    >
      {form.failure}
      <Typography sx={{ marginBlockEnd: 1 }}>{messages.hints.close}</Typography>
      <TextEntry
        label={messages.mobileAgain}
        value={mobile}
        onChange={setMobile}
        problem={form.problemOf('mobile')}
        input={{ inputMode: 'tel' }}
        ltr
      />
    </AskDialog>
  );
}
