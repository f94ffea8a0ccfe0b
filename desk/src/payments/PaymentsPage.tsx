import type { OpenPayment } from '@kashi/contracts/desk/open-payments';
import { gateways } from '@kashi/contracts/gateways';
import { jalaliDateTime } from '@kashi/format/jalali';
import { persianToman, toPersianDigits } from '@kashi/format/persian';
import { Link, Typography } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import { CustomerLink } from '../parts/customer/CustomerLink.tsx';
import { ListScreen } from '../parts/list/ListScreen.tsx';
import { ListTable, type Column } from '../parts/list/ListTable.tsx';
import { ScreenHead } from '../parts/screen/ScreenHead.tsx';
import { messages } from './messages.ts';

/** The payments that a person may have to ask their bank or their customer about, newest first. */
export function PaymentsPage() {
  return (
    <ListScreen>
      <ScreenHead title={messages.title} />
      <Typography sx={{ marginBlockEnd: 2 }}>{messages.hint}</Typography>
      <ListTable<OpenPayment>
        caption={messages.title}
        columns={columns}
        nothing={messages.nothing}
      />
    </ListScreen>
  );
}

const columns: Column<OpenPayment>[] = [
  { label: messages.number, show: ({ id }) => toPersianDigits(String(id)) },
  { label: messages.begunAt, show: ({ begunAt }) => jalaliDateTime(begunAt) },
  {
    label: messages.customer,
    show: ({ customerId, customerName, mobile }) => (
      <CustomerLink id={customerId} name={customerName} mobile={mobile} />
    ),
  },
  { label: messages.gateway, show: ({ gateway }) => gateway && gateways[gateway].title },
  { label: messages.amount, isFigure: true, show: ({ amountToman }) => persianToman(amountToman) },
  { label: messages.reference, show: ({ reference }) => <bdi>{reference}</bdi> },
  { label: messages.bought, show: boughtBy },
  { label: messages.state, show: ({ stand }) => messages.stands[stand] },
];

function boughtBy({ orderId, isTopUp }: OpenPayment) {
  if (orderId === null) return isTopUp ? messages.topUp : null;
  return (
    <Link component={RouterLink} to={`/orders/${orderId}/show`}>
      {messages.order(toPersianDigits(String(orderId)))}
    </Link>
  );
}
