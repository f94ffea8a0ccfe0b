import type { Role } from '@kashi/contracts/desk/desk-call';
import type { Transfer } from '@kashi/contracts/desk/transfers';
import { Button, Stack, Typography } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import { usePermissions } from 'react-admin';
import { Said } from '../parts/state/Said.tsx';
import { mayCall } from '../server/who-may.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { RefuseDialog } from './RefuseDialog.tsx';
import { messages } from './messages.ts';

type Step = 'confirm' | 'refuse';

interface Props {
  transfer: Transfer;
  /** The server has refused a step, as after somebody else was quicker. */
  onRefused(): void;
}

/** The decision about a transfer that waits, for whoever may decide. */
export function TransferSteps({ transfer, onRefused }: Props) {
  const { permissions } = usePermissions<Role[]>();
  const [asked, setAsked] = useState<Step | null>(null);
  const [done, setDone] = useState<Step | null>(null);
  const part = useRef<HTMLDivElement>(null);
  const finish = (step: Step) => {
    setAsked(null);
    setDone(step);
  };
  // The pressed button goes with the decision, so the focus moves to what is said about it.
  useEffect(() => {
    if (done) part.current?.focus();
  }, [done]);
  const mayDecide = mayCall('POST /v1/desk/transfers/confirm', permissions ?? []);
  const dialog = { transfer, onRefused, onClose: () => setAsked(null) };
  return (
    <div ref={part} tabIndex={-1}>
      {transfer.state === 'pending' && mayDecide && (
        <>
          <Typography sx={{ marginBlock: 1 }}>{messages.hint}</Typography>
          <Stack direction="row" sx={{ gap: 1 }}>
            <Button variant="contained" onClick={() => setAsked('confirm')}>
              {messages.confirm}
            </Button>
            <Button variant="outlined" color="error" onClick={() => setAsked('refuse')}>
              {messages.refuse}
            </Button>
          </Stack>
        </>
      )}
      <Said>{done && messages.done[done]}</Said>
      {asked === 'confirm' && <ConfirmDialog {...dialog} onDone={() => finish('confirm')} />}
      {asked === 'refuse' && <RefuseDialog {...dialog} onDone={() => finish('refuse')} />}
    </div>
  );
}
