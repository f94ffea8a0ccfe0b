import { Button, Typography } from '@mui/material';
import { persianNumber } from '@kashi/format/persian';
import { useState } from 'react';
import { AskDialog } from '../parts/form/AskDialog.tsx';
import { FieldSet } from '../parts/form/FieldSet.tsx';
import { useSubmit } from '../parts/form/use-submit.tsx';
import { Failure } from '../parts/state/Failure.tsx';
import { useChange, useReading } from '../parts/state/reading.ts';
import { Said } from '../parts/state/Said.tsx';
import { messages as allMessages } from './messages.ts';

const messages = allMessages.demo;

/** The way out of the demo that a shop begins with; nothing in a shop that has nothing of it. */
export function LeaveDemo() {
  const [isLeft, setIsLeft] = useState(false);
  return (
    <>
      <Said>{isLeft && messages.left}</Said>
      {!isLeft && <Demo onLeft={() => setIsLeft(true)} />}
    </>
  );
}

function Demo({ onLeft }: { onLeft(): void }) {
  const demo = useReading('GET /v1/desk/settings/demo', {});
  const [isAsking, setIsAsking] = useState(false);
  if (demo.isLoadingError) {
    return <Failure error={demo.error} onRetry={() => void demo.refetch()} />;
  }
  const { goods = 0, others = 0 } = demo.data ?? {};
  if (goods + others === 0) return null;

  return (
    <FieldSet title={messages.title}>
      <Typography className="wide">
        {goods === 0
          ? messages.hasOthers(persianNumber(others))
          : messages.has(persianNumber(goods))}
      </Typography>
      <Typography className="wide">{messages.stays}</Typography>
      <div>
        <Button variant="outlined" color="error" onClick={() => setIsAsking(true)}>
          {messages.leave}
        </Button>
      </div>
      {isAsking && <LeaveDialog onLeft={onLeft} onClose={() => setIsAsking(false)} />}
    </FieldSet>
  );
}

function LeaveDialog({ onLeft, onClose }: { onLeft(): void; onClose(): void }) {
  const leave = useChange('POST /v1/desk/settings/leave-demo');
  const form = useSubmit(null, async () => {
    await leave.mutateAsync({});
    onLeft();
  });
  return (
    <AskDialog title={messages.leave} send={messages.leave} isDanger form={form} onClose={onClose}>
      {form.failure}
      <Typography>{messages.stays}</Typography>
    </AskDialog>
  );
}
