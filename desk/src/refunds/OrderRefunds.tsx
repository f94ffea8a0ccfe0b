import type { Role } from '@kashi/contracts/desk/desk-call';
import type { DeskOrder } from '@kashi/contracts/desk/orders';
import { Button, Card, CardContent, Typography } from '@mui/material';
import { useState } from 'react';
import { usePermissions } from 'react-admin';
import { RowsTable } from '../parts/list/ListTable.tsx';
import { useSaid } from '../parts/state/use-said.tsx';
import { mayCall } from '../server/who-may.ts';
import { RefundDialog } from './RefundDialog.tsx';
import { messages } from './messages.ts';
import { refundColumnsWith } from './refund-columns.tsx';
import { restOf } from './worth.ts';

interface Props {
  order: DeskOrder;
  /** Reads the order again. */
  onRefused(): Promise<unknown>;
}

/** What was given back of an order, and the way to give back more. */
export function OrderRefunds({ order, onRefused }: Props) {
  const [isAsking, setIsAsking] = useState(false);
  const { permissions } = usePermissions<Role[]>();
  const mayAsk =
    mayCall('POST /v1/desk/refunds/ask', permissions ?? []) &&
    order.state !== 'rejected' &&
    restOf(order) > 0;
  const { said, say } = useSaid();

  return (
    <Card component="section">
      <CardContent>
        <Typography variant="h6" component="h2" sx={{ marginBlockEnd: 1 }}>
          {messages.title}
        </Typography>
        {order.refunds.length === 0 ? (
          <Typography sx={{ marginBlockEnd: 1 }}>
            {order.isPaymentLost ? messages.givenBackByBank : messages.none}
          </Typography>
        ) : (
          <RowsTable
            caption={messages.title}
            columns={refundColumnsWith(say)}
            rows={order.refunds}
          />
        )}
        {said}
        {mayAsk && (
          <Button
            variant="outlined"
            sx={{ marginBlockStart: 1 }}
            onClick={() => {
              say(null);
              setIsAsking(true);
            }}
          >
            {messages.ask}
          </Button>
        )}
        {isAsking && (
          <RefundDialog
            order={order}
            onRefused={onRefused}
            onClose={() => setIsAsking(false)}
            onDone={({ state }) => {
              setIsAsking(false);
              say(messages.done[state]);
            }}
          />
        )}
      </CardContent>
    </Card>
  );
}
