import type { DeskOrder } from '@kashi/contracts/desk/orders';
import { jalaliDateTime } from '@kashi/format/jalali';
import { toPersianDigits } from '@kashi/format/persian';
import { Card, CardContent, Link, Typography } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import { RowsTable, type Column } from '../parts/list/ListTable.tsx';
import { ReturnState } from './ReturnState.tsx';
import { messages } from './messages.ts';

type OrderReturn = DeskOrder['returns'][number];

/** The customer's requests to return goods of an order, with the way to each; nothing where there are none. */
export function OrderReturns({ returns }: { returns: readonly OrderReturn[] }) {
  if (returns.length === 0) return null;
  return (
    <Card component="section">
      <CardContent>
        <Typography variant="h6" component="h2" sx={{ marginBlockEnd: 1 }}>
          {messages.title}
        </Typography>
        <RowsTable caption={messages.title} columns={columns} rows={returns} />
      </CardContent>
    </Card>
  );
}

const columns: Column<OrderReturn>[] = [
  {
    label: messages.number,
    show: ({ id }) => (
      <Link component={RouterLink} to={`/returns/${id}/show`}>
        {messages.titleOf(toPersianDigits(String(id)))}
      </Link>
    ),
  },
  { label: messages.askedAt, show: ({ askedAt }) => jalaliDateTime(askedAt) },
  { label: messages.state, show: ({ state }) => <ReturnState state={state} /> },
];
