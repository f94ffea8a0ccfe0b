import type { OrderSummary } from '@kashi/contracts/desk/orders';
import { jalaliDateTime } from '@kashi/format/jalali';
import { persianNumber, persianToman, toPersianDigits } from '@kashi/format/persian';
import { Link } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import { CustomerLink } from '../parts/customer/CustomerLink.tsx';
import { ListScreen } from '../parts/list/ListScreen.tsx';
import { ListTable, type Column } from '../parts/list/ListTable.tsx';
import { OrderSearch } from './OrderSearch.tsx';
import { OrdersHead } from './OrdersHead.tsx';
import { StateChip } from './StateChip.tsx';
import { messages } from './messages.ts';

/** All orders, newest first. */
export function OrdersPage() {
  return (
    <ListScreen>
      <OrdersHead />
      <OrderSearch />
      <ListTable<OrderSummary>
        caption={messages.title}
        columns={columns}
        nothing={messages.nothing}
      />
    </ListScreen>
  );
}

const columns: Column<OrderSummary>[] = [
  {
    label: messages.number,
    show: ({ id }) => (
      <Link component={RouterLink} to={`/orders/${id}/show`}>
        {toPersianDigits(String(id))}
      </Link>
    ),
  },
  { label: messages.registeredAt, show: ({ registeredAt }) => jalaliDateTime(registeredAt) },
  {
    label: messages.customer,
    show: ({ customerId, customerName, mobile }) => (
      <CustomerLink id={customerId} name={customerName} mobile={mobile} />
    ),
  },
  {
    label: messages.mobile,
    show: ({ mobile }) => <span dir="ltr">{toPersianDigits(mobile)}</span>,
  },
  { label: messages.pieces, isFigure: true, show: ({ pieces }) => persianNumber(pieces) },
  { label: messages.total, isFigure: true, show: ({ totalToman }) => persianToman(totalToman) },
  { label: messages.state, show: (order) => <StateChip order={order} /> },
];
