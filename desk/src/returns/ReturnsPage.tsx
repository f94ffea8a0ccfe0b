import type { DeskReturn } from '@kashi/contracts/desk/returns';
import { jalaliDateTime } from '@kashi/format/jalali';
import { persianNumber, toPersianDigits } from '@kashi/format/persian';
import { Link } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import { CustomerLink } from '../parts/customer/CustomerLink.tsx';
import { ListScreen } from '../parts/list/ListScreen.tsx';
import { ListTable, type Column } from '../parts/list/ListTable.tsx';
import { SearchByState } from '../parts/list/SearchByState.tsx';
import { ScreenHead } from '../parts/screen/ScreenHead.tsx';
import { goodsOf } from './goods-names.ts';
import { ReturnState } from './ReturnState.tsx';
import { messages } from './messages.ts';

/** Customers' requests to return goods; the one that waits longest comes first. */
export function ReturnsPage() {
  return (
    <ListScreen>
      <ScreenHead title={messages.title} />
      <SearchByState messages={messages} usual="open" />
      <ListTable<DeskReturn>
        caption={messages.title}
        columns={columns}
        nothing={messages.nothing}
      />
    </ListScreen>
  );
}

const columns: Column<DeskReturn>[] = [
  {
    label: messages.number,
    show: ({ id }) => (
      <Link component={RouterLink} to={`/returns/${id}/show`}>
        {toPersianDigits(String(id))}
      </Link>
    ),
  },
  { label: messages.askedAt, show: ({ askedAt }) => jalaliDateTime(askedAt) },
  { label: messages.order, show: ({ orderId }) => toPersianDigits(String(orderId)) },
  {
    label: messages.customer,
    show: ({ customerId, customerName, mobile }) => (
      <CustomerLink id={customerId} name={customerName} mobile={mobile} />
    ),
  },
  {
    label: messages.goods,
    show: (asked) => goodsOf(asked).map((line) => <div key={line}>{line}</div>),
  },
  { label: messages.reason, show: ({ reason }) => messages.reasons[reason] },
  {
    label: messages.countOfPictures,
    isFigure: true,
    show: ({ countOfPictures }) => persianNumber(countOfPictures),
  },
  { label: messages.state, show: ({ state }) => <ReturnState state={state} /> },
];
