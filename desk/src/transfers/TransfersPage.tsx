import type { Transfer } from '@kashi/contracts/desk/transfers';
import { jalaliDateTime } from '@kashi/format/jalali';
import { persianNumber, toPersianDigits } from '@kashi/format/persian';
import { Link } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import { CustomerLink } from '../parts/customer/CustomerLink.tsx';
import { ListScreen } from '../parts/list/ListScreen.tsx';
import { ListTable, type Column } from '../parts/list/ListTable.tsx';
import { SearchByState } from '../parts/list/SearchByState.tsx';
import { ScreenHead } from '../parts/screen/ScreenHead.tsx';
import { TransferState } from './TransferState.tsx';
import { messages } from './messages.ts';

/** Transfers from card to card that customers have reported; the one that waits longest comes first. */
export function TransfersPage() {
  return (
    <ListScreen>
      <ScreenHead title={messages.title} />
      <SearchByState messages={messages} usual="pending" />
      <ListTable<Transfer> caption={messages.title} columns={columns} nothing={messages.nothing} />
    </ListScreen>
  );
}

const columns: Column<Transfer>[] = [
  {
    label: messages.number,
    show: ({ id }) => (
      <Link component={RouterLink} to={`/transfers/${id}/show`}>
        {toPersianDigits(String(id))}
      </Link>
    ),
  },
  { label: messages.reportedAt, show: ({ reportedAt }) => jalaliDateTime(reportedAt) },
  {
    label: messages.customer,
    show: ({ customerId, customerName, mobile }) => (
      <CustomerLink id={customerId} name={customerName} mobile={mobile} />
    ),
  },
  {
    label: messages.amount,
    isFigure: true,
    show: ({ amount, currency }) => messages.inCurrency(persianNumber(amount), currency),
  },
  { label: messages.trackingNo, show: ({ trackingNo }) => <bdi>{trackingNo}</bdi> },
  { label: messages.paidOn, show: ({ paidOn }) => <bdi>{toPersianDigits(paidOn)}</bdi> },
  { label: messages.state, show: ({ state }) => <TransferState state={state} /> },
];
