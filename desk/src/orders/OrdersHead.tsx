import { Button } from '@mui/material';
import { useListContext, usePermissions } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import type { Role } from '@kashi/contracts/desk/desk-call';
import { FileLink } from '../parts/screen/FileLink.tsx';
import { ScreenHead } from '../parts/screen/ScreenHead.tsx';
import { addressOf, type InputOf } from '../server/ask-desk.ts';
import { mayCall, mayOpen } from '../server/who-may.ts';
import { messages } from './messages.ts';

const csv = 'GET /v1/desk/orders/csv';

/** The list's title, and links to the refunds and to the found orders as a file. */
export function OrdersHead() {
  const { filterValues } = useListContext() as { filterValues: InputOf<typeof csv> };
  const { permissions } = usePermissions<Role[]>();
  return (
    <ScreenHead title={messages.title}>
      {mayOpen('refunds', permissions ?? []) && (
        <Button variant="outlined" component={RouterLink} to="/refunds">
          {messages.refunds}
        </Button>
      )}
      {mayCall(csv, permissions ?? []) && (
        <FileLink href={addressOf(csv, filterValues)}>{messages.csv}</FileLink>
      )}
    </ScreenHead>
  );
}
