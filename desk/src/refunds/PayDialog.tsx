import type { Refund } from '@kashi/contracts/desk/refunds';
import { persianToman, toPersianDigits } from '@kashi/format/persian';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { customerWithNumber } from '../parts/customer/customer-name.ts';
import { AskDialog } from '../parts/form/AskDialog.tsx';
import { Choice } from '../parts/form/Choice.tsx';
import { TextEntry } from '../parts/form/TextEntry.tsx';
import { Facts } from '../parts/screen/Facts.tsx';
import { isDecidedElsewhere } from '../parts/state/decided-elsewhere.ts';
import { useChange } from '../parts/state/reading.ts';
import { useSubmit } from '../parts/form/use-submit.tsx';
import type { Saying } from '../parts/state/use-said.tsx';
import { BankCard } from './BankCard.tsx';
import { messages } from './messages.ts';

interface Props {
  refund: Refund;
  /** Where the money has gone, or that a colleague has paid it meanwhile, in words. */
  onDone: Saying['say'];
  onClose(): void;
}

/** Notes the transfer of an owed refund by its number, or puts the money into the wallet instead. */
export function PayDialog({ refund, onDone, onClose }: Props) {
  const { id, orderId, amountToman, customerName, mobile } = refund;
  const [way, setWay] = useState('bank');
  const [trackingNo, setTrackingNo] = useState('');
  const queries = useQueryClient();
  const pay = useChange('POST /v1/desk/refunds/pay');
  const toWallet = useChange('POST /v1/desk/refunds/to-wallet');
  const form = useSubmit([way, trackingNo], async () => {
    try {
      if (way === 'bank') await pay.mutateAsync({ id, trackingNo });
      else await toWallet.mutateAsync({ id });
    } catch (error) {
      if (!isDecidedElsewhere(error)) throw error;
      await queries.invalidateQueries();
      onDone(error.message, 'info');
      return;
    }
    onDone(way === 'bank' ? messages.payDone : messages.done.done);
  });
  return (
    <AskDialog
      title={messages.payOf(toPersianDigits(String(orderId)))}
      send={messages.pay}
      form={form}
      onClose={onClose}
    >
      {form.failure}
      <Facts
        facts={[
          [messages.toPay, persianToman(amountToman)],
          [messages.customer, customerWithNumber({ name: customerName, mobile })],
          [messages.bankCard, <BankCard key="card" refund={refund} />],
        ]}
      />
      <Choice
        label={messages.way}
        value={way}
        onChange={setWay}
        choices={Object.entries(messages.payWays)}
      />
      {way === 'bank' && (
        <TextEntry
          label={messages.trackingNo}
          helperText={messages.trackingNoHint}
          value={trackingNo}
          onChange={setTrackingNo}
          problem={form.problemOf('trackingNo')}
          ltr
        />
      )}
    </AskDialog>
  );
}
