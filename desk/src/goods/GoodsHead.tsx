import type { Role } from '@kashi/contracts/desk/desk-call';
import { Button } from '@mui/material';
import { useListContext, usePermissions } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { FileLink } from '../parts/screen/FileLink.tsx';
import { ScreenHead } from '../parts/screen/ScreenHead.tsx';
import { addressOf, type InputOf } from '../server/ask-desk.ts';
import { mayCall, mayOpen } from '../server/who-may.ts';
import { messages } from './messages.ts';

const csv = 'GET /v1/desk/goods/csv';

/** The list's title, and links to the found goods as a file, to the import of such a file, and to a new product. */
export function GoodsHead() {
  const { filterValues } = useListContext() as { filterValues: InputOf<typeof csv> };
  const { permissions } = usePermissions<Role[]>();
  const roles = permissions ?? [];
  return (
    <ScreenHead title={messages.title}>
      {mayCall(csv, roles) && (
        <FileLink href={addressOf(csv, filterValues)}>{messages.csv}</FileLink>
      )}
      {mayOpen('import-goods', roles) && (
        <Button variant="outlined" component={RouterLink} to="/import-goods">
          {messages.import}
        </Button>
      )}
      {mayCall('POST /v1/desk/goods/create', roles) && (
        <Button variant="contained" component={RouterLink} to="/goods/create">
          {messages.create}
        </Button>
      )}
    </ScreenHead>
  );
}
