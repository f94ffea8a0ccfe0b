import type { Refund } from '@kashi/contracts/desk/refunds';
import { toPersianDigits } from '@kashi/format/persian';
import { Link } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import { CustomerLink } from '../parts/customer/CustomerLink.tsx';
import { Choice } from '../parts/form/Choice.tsx';
import { ListScreen } from '../parts/list/ListScreen.tsx';
import { ListTable, type Column } from '../parts/list/ListTable.tsx';
import { ScreenHead } from '../parts/screen/ScreenHead.tsx';
import { useSaid, type Saying } from '../parts/state/use-said.tsx';
import { SearchBar } from '../parts/list/SearchBar.tsx';
import { messages } from './messages.ts';
import { refundColumnsWith } from './refund-columns.tsx';

/** Refunds of parts of orders: those that wait for an owner or for their transfer, and all others. */
export function RefundsPage() {
  const { said, say } = useSaid();
  return (
    <ListScreen>
      <ScreenHead title={messages.title} />
      {said}
      <SearchBar>
        {(typed, set) => (
          <Choice
            label={messages.state}
            value={typed['state'] ?? 'open'}
            onChange={(value) => set('state', value)}
            choices={Object.entries(messages.filters)}
          />
        )}
      </SearchBar>
      <ListTable<Refund>
        caption={messages.title}
        columns={columnsWith(say)}
        nothing={messages.nothing}
      />
    </ListScreen>
  );
}

const columnsWith = (say: Saying['say']): Column<Refund>[] => [
  {
    label: messages.order,
    show: ({ orderId }) => (
      <Link component={RouterLink} to={`/orders/${orderId}/show`}>
        {toPersianDigits(String(orderId))}
      </Link>
    ),
  },
  {
    label: messages.customer,
    show: ({ customerId, customerName, mobile }) => (
      <CustomerLink id={customerId} name={customerName} mobile={mobile} />
    ),
  },
  ...refundColumnsWith(say),
];
