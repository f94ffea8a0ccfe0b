import type { Role } from '@kashi/contracts/desk/desk-call';
import type { DeskOrder } from '@kashi/contracts/desk/orders';
import { Button, Card, CardContent, Typography } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import { usePermissions } from 'react-admin';
import { Failure } from '../parts/state/Failure.tsx';
import { Key } from '../parts/keys/Key.tsx';
import { Said } from '../parts/state/Said.tsx';
import { focusFirst } from '../parts/keys/focus-first.ts';
import { useChange } from '../parts/state/reading.ts';
import { useKeysWithin } from '../parts/keys/use-keys-within.ts';
import { mayCall } from '../server/who-may.ts';
import { HandOverDialog } from './HandOverDialog.tsx';
import { LostPaymentDialog } from './LostPaymentDialog.tsx';
import { RejectDialog } from './RejectDialog.tsx';
import { messages } from './messages.ts';
import styles from './OrderSteps.module.css';

type Step = DeskOrder['can'][number] | 'make-ready';

/** The steps without a question of their own. */
type TakenAtOnce = Exclude<Step, 'hand-over' | 'reject'>;

/** The keys of the steps, by their places on the keyboard: the same in Persian and Latin layout. */
const keys: Record<Step, string> = {
  approve: 'KeyA',
  'hand-over': 'KeyH',
  'make-ready': 'KeyH',
  deliver: 'KeyD',
  reject: 'KeyR',
};

interface Props {
  order: DeskOrder;
  /** The server has refused a step, as after somebody else was quicker. */
  onRefused(): void;
}

/** The steps that an order can take now, for whoever may take them. The keys of the steps work only while the focus is in this part. */
export function OrderSteps({ order, onRefused }: Props) {
  const { permissions } = usePermissions<Role[]>();
  const [asked, setAsked] = useState<Step | null>(null);
  const [done, setDone] = useState<Step | null>(null);
  const part = useRef<HTMLDivElement>(null);
  const approve = useChange('POST /v1/desk/orders/approve');
  const makeReady = useChange('POST /v1/desk/orders/make-ready');
  const deliver = useChange('POST /v1/desk/orders/deliver');
  const isBusy = approve.isPending || makeReady.isPending || deliver.isPending;

  const steps: Step[] = order.canBecomeReady ? ['make-ready', ...order.can] : order.can;
  const can = steps.filter((step) => mayCall(`POST /v1/desk/orders/${step}`, permissions ?? []));
  const isKnown = permissions !== undefined;

  const finish = (step: Step) => {
    setAsked(null);
    setDone(step);
  };
  const begin = (step: Step) => {
    if (isBusy || !can.includes(step)) return;
    setDone(null);
    // What was refused before is no news beside what is done now.
    for (const other of [approve, makeReady, deliver]) other.reset();
    if (order.isPaymentLost || step === 'hand-over' || step === 'reject') setAsked(step);
    else take(step);
  };
  const take = (step: TakenAtOnce) => {
    setAsked(null);
    const then = { onSuccess: () => finish(step), onError: onRefused };
    if (step === 'approve') approve.mutate({ id: order.id }, then);
    else if (step === 'make-ready') makeReady.mutate({ id: order.id }, then);
    else deliver.mutate({ id: order.id }, then);
  };
  useKeysWithin(part, Object.fromEntries(can.map((step) => [keys[step], () => begin(step)])));
  // A member who comes from the list goes on with the keyboard, so the first button gets the focus.
  useEffect(() => {
    if (isKnown) focusFirst(part.current);
  }, [isKnown]);
  const problem = approve.error ?? makeReady.error ?? deliver.error;
  // The pressed button disappears with its step. The focus moves to this part, so that the keys still work.
  useEffect(() => {
    if (done || problem) part.current?.focus();
  }, [done, problem]);

  return (
    <Card component="section" aria-label={messages.nextStep}>
      <CardContent>
        <div
          ref={part}
          role="group"
          tabIndex={-1}
          aria-label={messages.nextStep}
          className={styles['steps']}
        >
          {steps.length === 0 && <Typography>{messages.atItsEnd}</Typography>}
          {isKnown && steps.length > can.length && <Typography>{messages.notYours}</Typography>}
          {can.map((step, index) => (
            <Button
              key={step}
              variant={index === 0 ? 'contained' : 'outlined'}
              color={step === 'reject' ? 'error' : 'primary'}
              onClick={() => begin(step)}
              aria-keyshortcuts={keys[step].slice(3)}
            >
              {messages.steps[step]} <Key>{keys[step].slice(3)}</Key>
            </Button>
          ))}
        </div>
        <Said>{done && messages.done[done]}</Said>
        {problem && <Failure error={problem} />}
        {asked && asked !== 'hand-over' && asked !== 'reject' && (
          <LostPaymentDialog
            order={order}
            title={messages.steps[asked]}
            onAgreed={() => take(asked)}
            onClose={() => setAsked(null)}
          />
        )}
        {asked === 'hand-over' && (
          <HandOverDialog
            order={order}
            onClose={() => setAsked(null)}
            onDone={() => finish('hand-over')}
            onRefused={onRefused}
          />
        )}
        {asked === 'reject' && (
          <RejectDialog
            order={order}
            onClose={() => setAsked(null)}
            onDone={() => finish('reject')}
            onRefused={onRefused}
          />
        )}
      </CardContent>
    </Card>
  );
}
