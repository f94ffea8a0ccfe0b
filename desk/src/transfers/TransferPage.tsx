import type { Transfer } from '@kashi/contracts/desk/transfers';
import { jalaliDateTime } from '@kashi/format/jalali';
import { persianNumber, persianToman, toPersianDigits } from '@kashi/format/persian';
import { Alert } from '@mui/material';
import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { CustomerLink } from '../parts/customer/CustomerLink.tsx';
import { FieldSet } from '../parts/form/FieldSet.tsx';
import { Facts } from '../parts/screen/Facts.tsx';
import { ScreenHead } from '../parts/screen/ScreenHead.tsx';
import { UnreadScreen } from '../parts/screen/UnreadScreen.tsx';
import { useReading } from '../parts/state/reading.ts';
import { TransferState } from './TransferState.tsx';
import { TransferSteps } from './TransferSteps.tsx';
import { messages } from './messages.ts';

/** One reported transfer: what its customer has written, and the decision. */
export function TransferPage() {
  const id = Number(useParams()['id']);
  const title = messages.titleOf(toPersianDigits(String(id)));
  const transfer = useReading('GET /v1/desk/transfers/one', { id });

  if (!transfer.data) return <UnreadScreen title={title} reading={transfer} />;
  const { data } = transfer;
  return (
    <>
      <ScreenHead title={title} />
      {data.state === 'pending' && data.sameNumber.length > 0 && (
        <Alert severity="warning" sx={{ marginBlockEnd: 2 }}>
          {messages.sameNumber(data.sameNumber.map(persianNumber))}
        </Alert>
      )}
      <FieldSet title={messages.report}>
        <Facts facts={factsOf(data)} />
      </FieldSet>
      <TransferSteps transfer={data} onRefused={() => void transfer.refetch()} />
    </>
  );
}

function factsOf(transfer: Transfer): (readonly [string, ReactNode])[] {
  const { customerId, customerName, mobile, decidedAt, decidedBy } = transfer;
  const { amount, currency, reportedToman, creditedToman } = transfer;
  return [
    [messages.state, <TransferState key="state" state={transfer.state} />],
    [
      messages.customer,
      <CustomerLink key="customer" id={customerId} name={customerName} mobile={mobile} />,
    ],
    [messages.mobile, toPersianDigits(mobile)],
    [messages.amount, messages.inCurrency(persianNumber(amount), currency)],
    [messages.toman, reportedToman === null ? null : persianToman(reportedToman)],
    [messages.trackingNo, <bdi key="number">{transfer.trackingNo}</bdi>],
    [messages.card, toPersianDigits(transfer.cardLastNo)],
    [messages.toCard, <bdi key="card">{toPersianDigits(transfer.toCard)}</bdi>],
    [messages.paidOn, <bdi key="day">{toPersianDigits(transfer.paidOn)}</bdi>],
    [messages.reportedAt, jalaliDateTime(transfer.reportedAt)],
    [messages.comment, transfer.comment],
    [messages.credited, creditedToman === null ? null : persianToman(creditedToman)],
    [messages.reason, transfer.reason],
    [
      messages.decided,
      decidedAt && messages.decidedBy(decidedBy ?? messages.command, jalaliDateTime(decidedAt)),
    ],
  ];
}
