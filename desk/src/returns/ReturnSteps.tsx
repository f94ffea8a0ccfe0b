import type { DeskReturn } from '@kashi/contracts/desk/returns';
import type { Role } from '@kashi/contracts/desk/desk-call';
import { Stack } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import { usePermissions } from 'react-admin';
import { SteadyButton } from '../parts/form/SteadyButton.tsx';
import { useSubmit } from '../parts/form/use-submit.tsx';
import { Said } from '../parts/state/Said.tsx';
import { useChange } from '../parts/state/reading.ts';
import { newPressKey } from '../server/press-key.ts';
import { mayCall } from '../server/who-may.ts';
import { RefundGoods } from './RefundGoods.tsx';
import { WordsDialog } from './WordsDialog.tsx';
import { messages } from './messages.ts';

type Step = 'accept' | 'refuse' | 'receive' | 'refund';

/** What may be done in each state; nothing where it is closed, or while its refund waits for an owner. */
const stepsOf: Partial<Record<DeskReturn['state'], readonly Step[]>> = {
  asked: ['accept', 'refuse'],
  accepted: ['receive', 'refuse'],
  received: ['refund', 'refuse'],
};

const words = {
  accept: messages.accept,
  refuse: messages.refuse,
  receive: messages.receive,
  refund: messages.refundGoods,
} as const;

interface Props {
  asked: DeskReturn;
  /** The server has refused a step, as after somebody else was quicker. */
  onRefused(): void;
}

/** The next steps of a request, for whoever may take them. */
export function ReturnSteps({ asked, onRefused }: Props) {
  const { permissions } = usePermissions<Role[]>();
  const [open, setOpen] = useState<Step | null>(null);
  const [done, setDone] = useState<Step | null>(null);
  const part = useRef<HTMLDivElement>(null);
  const finish = (step: Step) => {
    setOpen(null);
    setDone(step);
  };
  const receiving = useReceiving(asked.id, { onDone: () => finish('receive'), onRefused });
  // The pressed button goes with the step, so the focus moves to what is said about it.
  useEffect(() => {
    if (done) part.current?.focus();
  }, [done]);
  const mayDecide = mayCall('POST /v1/desk/returns/accept', permissions ?? []);
  const steps = (mayDecide && asked.refund === null && stepsOf[asked.state]) || [];
  const dialog = { asked, onRefused, onClose: () => setOpen(null) };
  return (
    <div ref={part} tabIndex={-1}>
      <Stack direction="row" sx={{ gap: 1, marginBlock: 1 }}>
        {steps.map((step, index) => (
          <SteadyButton
            key={step}
            variant={index === 0 ? 'contained' : 'outlined'}
            color={step === 'refuse' ? 'error' : 'primary'}
            isBusy={step === 'receive' && receiving.isBusy}
            onClick={(event) => (step === 'receive' ? receiving.submit(event) : setOpen(step))}
          >
            {words[step]}
          </SteadyButton>
        ))}
      </Stack>
      {receiving.failure}
      <Said>{done && messages.done[done]}</Said>
      {(open === 'accept' || open === 'refuse') && (
        <WordsDialog {...dialog} step={open} onDone={() => finish(open)} />
      )}
      {open === 'refund' && <RefundGoods {...dialog} onDone={() => finish('refund')} />}
    </div>
  );
}

function useReceiving(id: number, { onDone, onRefused }: { onDone(): void; onRefused(): void }) {
  const [key] = useState(newPressKey);
  const receive = useChange('POST /v1/desk/returns/receive');
  return useSubmit(null, async () => {
    try {
      await receive.mutateAsync({ id, key });
    } catch (error) {
      onRefused();
      throw error;
    }
    onDone();
  });
}
