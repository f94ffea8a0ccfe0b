import type { Role } from '@kashi/shared/contracts/desk/desk-call';
import type { Refund } from '@kashi/shared/contracts/desk/refunds';
import { Button, Stack } from '@mui/material';
import { useState } from 'react';
import { useGetIdentity, usePermissions } from 'react-admin';
import { Failure } from '../parts/state/Failure.tsx';
import { useChange } from '../parts/state/reading.ts';
import { mayCall } from '../server/who-may.ts';
import { PayDialog } from './PayDialog.tsx';
import { RefundState } from './RefundState.tsx';
import { messages } from './messages.ts';

/** The state of a refund, and the step that it waits for. */
export function RefundStep({ refund }: { refund: Refund }) {
  const { permissions } = usePermissions<Role[]>();
  const roles = permissions ?? [];
  const decides = refund.state === 'pending' && mayCall('POST /v1/desk/refunds/confirm', roles);
  const pays = refund.state === 'owed' && mayCall('POST /v1/desk/refunds/pay', roles);
  return (
    <Stack sx={{ gap: 1, alignItems: 'start' }}>
      <RefundState refund={refund} />
      {decides && <Decision refund={refund} />}
      {pays && <Payment refund={refund} />}
    </Stack>
  );
}

function Decision({ refund: { id, askedById } }: { refund: Refund }) {
  const { identity } = useGetIdentity();
  const confirm = useChange('POST /v1/desk/refunds/confirm');
  const refuse = useChange('POST /v1/desk/refunds/refuse');
  const problem = confirm.error ?? refuse.error;
  const isBusy = confirm.isPending || refuse.isPending;
  return (
    <>
      {problem && <Failure error={problem} />}
      <Stack direction="row" sx={{ gap: 1 }}>
        <Button
          variant="outlined"
          // Four eyes: the owner who asked for a refund does not confirm it.
          disabled={isBusy || identity?.id === askedById}
          onClick={() => confirm.mutate({ id })}
        >
          {messages.confirm}
        </Button>
        <Button color="error" disabled={isBusy} onClick={() => refuse.mutate({ id })}>
          {messages.refuse}
        </Button>
      </Stack>
    </>
  );
}

function Payment({ refund }: { refund: Refund }) {
  const [isPaying, setIsPaying] = useState(false);
  return (
    <>
      <Button variant="outlined" onClick={() => setIsPaying(true)}>
        {messages.pay}
      </Button>
      {isPaying && <PayDialog refund={refund} onClose={() => setIsPaying(false)} />}
    </>
  );
}
