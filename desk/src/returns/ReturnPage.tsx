import type { DeskReturn } from '@kashi/contracts/desk/returns';
import { jalaliDateTime } from '@kashi/format/jalali';
import { persianToman, toPersianDigits } from '@kashi/format/persian';
import { Link } from '@mui/material';
import type { ReactNode } from 'react';
import { Link as RouterLink, useParams } from 'react-router-dom';
import { CustomerLink } from '../parts/customer/CustomerLink.tsx';
import { FieldSet } from '../parts/form/FieldSet.tsx';
import { Facts } from '../parts/screen/Facts.tsx';
import { ScreenHead } from '../parts/screen/ScreenHead.tsx';
import { UnreadScreen } from '../parts/screen/UnreadScreen.tsx';
import { useReading } from '../parts/state/reading.ts';
import { goodsOf } from './goods-names.ts';
import { ReturnPictures } from './ReturnPictures.tsx';
import { ReturnState } from './ReturnState.tsx';
import { ReturnSteps } from './ReturnSteps.tsx';
import { messages } from './messages.ts';

/** One request to return goods: what its customer has written and sent, and the next step. */
export function ReturnPage() {
  const id = Number(useParams()['id']);
  const asked = useReading('GET /v1/desk/returns/one', { id });

  if (!asked.data)
    return <UnreadScreen title={messages.titleOf(toPersianDigits(String(id)))} reading={asked} />;
  const { data } = asked;
  return (
    <>
      <ScreenHead title={messages.titleOf(toPersianDigits(String(id)))} />
      <FieldSet title={messages.request}>
        <Facts facts={factsOf(data)} />
      </FieldSet>
      {data.countOfPictures > 0 && <ReturnPictures id={id} />}
      <ReturnSteps asked={data} onRefused={() => void asked.refetch()} />
    </>
  );
}

function factsOf(asked: DeskReturn): (readonly [string, ReactNode])[] {
  const { orderId, customerId, customerName, mobile, refund } = asked;
  return [
    [messages.state, <ReturnState key="state" state={asked.state} />],
    [
      messages.order,
      <Link key="order" component={RouterLink} to={`/orders/${orderId}/show`}>
        {toPersianDigits(String(orderId))}
      </Link>,
    ],
    [
      messages.customer,
      <CustomerLink key="customer" id={customerId} name={customerName} mobile={mobile} />,
    ],
    [messages.mobile, toPersianDigits(mobile)],
    [messages.goods, goodsOf(asked).map((line) => <div key={line}>{line}</div>)],
    [messages.reason, messages.reasons[asked.reason]],
    [messages.text, asked.text],
    [messages.askedAt, jalaliDateTime(asked.askedAt)],
    [messages.decided, by(asked.decidedBy, asked.decidedAt)],
    [messages.instruction, asked.instruction],
    [messages.refusalReason, asked.refusalReason],
    [messages.received, by(asked.receivedBy, asked.receivedAt)],
    [
      messages.refund,
      refund &&
        messages.refundOf(persianToman(refund.amountToman), messages.refundStates[refund.state]),
    ],
    [messages.closed, asked.closedAt && jalaliDateTime(asked.closedAt)],
  ];
}

function by(name: string | null, at: string | null): string | null {
  return name !== null && at !== null ? messages.by(name, jalaliDateTime(at)) : null;
}
