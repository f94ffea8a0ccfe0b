import type { Role } from '@kashi/contracts/desk/desk-call';
import type { Refund } from '@kashi/contracts/desk/refunds';
import { Button, Stack } from '@mui/material';
import { useState } from 'react';
import { usePermissions } from 'react-admin';
import { Decision } from '../parts/state/Decision.tsx';
import type { Saying } from '../parts/state/use-said.tsx';
import { mayCall } from '../server/who-may.ts';
import { LostRefund } from './LostRefund.tsx';
import { PayDialog } from './PayDialog.tsx';
import { RefundState } from './RefundState.tsx';
import { messages } from './messages.ts';

interface Props {
  refund: Refund;
  /** The step is taken, in words; its button may be gone. */
  onDone: Saying['say'];
}

/** The state of a refund, and the step that it waits for. */
export function RefundStep({ refund, onDone }: Props) {
  const { permissions } = usePermissions<Role[]>();
  const roles = permissions ?? [];
  const decides = refund.state === 'pending' && mayCall('POST /v1/desk/refunds/confirm', roles);
  const pays = refund.state === 'owed' && mayCall('POST /v1/desk/refunds/pay', roles);
  return (
    <Stack sx={{ gap: 1, alignItems: 'start' }}>
      <RefundState refund={refund} />
      {decides && (
        <Decision about="refunds" id={refund.id} askedById={refund.askedById} onDecided={onDone} />
      )}
      {refund.state === 'owed' && refund.isPaymentLost && (
        <LostRefund
          refund={refund}
          mayRefuse={mayCall('POST /v1/desk/refunds/refuse', roles)}
          onDone={onDone}
        />
      )}
      {pays && <Payment refund={refund} onDone={onDone} />}
    </Stack>
  );
}

function Payment({ refund, onDone }: Props) {
  const [isPaying, setIsPaying] = useState(false);
  return (
    <>
      <Button variant="outlined" onClick={() => setIsPaying(true)}>
        {messages.pay}
      </Button>
      {isPaying && (
        <PayDialog
          refund={refund}
          onClose={() => setIsPaying(false)}
          onDone={(...said) => {
            setIsPaying(false);
            onDone(...said);
          }}
        />
      )}
    </>
  );
}
