import type { Role } from '@kashi/contracts/desk/desk-call';
import type { DeskOrder } from '@kashi/contracts/desk/orders';
import { Button } from '@mui/material';
import { useState } from 'react';
import { usePermissions } from 'react-admin';
import { AskDialog } from '../parts/form/AskDialog.tsx';
import { TextEntry } from '../parts/form/TextEntry.tsx';
import { useSubmit } from '../parts/form/use-submit.tsx';
import { useChange } from '../parts/state/reading.ts';
import { useSaid } from '../parts/state/use-said.tsx';
import { mayCall } from '../server/who-may.ts';
import { messages } from './messages.ts';

interface Props {
  order: DeskOrder;
  /** The server has refused the code, as after somebody else was quicker. */
  onRefused(): void;
}

/** The tracking code of a parcel. As long as the parcel is on its way the code can be corrected, or noted after the hand-over. */
export function TrackingCode({ order, onRefused }: Props) {
  const { permissions = [] } = usePermissions<Role[]>();
  const [isAsked, setAsked] = useState(false);
  const { said, say } = useSaid();
  const mayChange = isOnItsWay(order) && mayCall('POST /v1/desk/orders/tracking-code', permissions);
  const { first, again } = messages.changeCode;
  const ask = order.trackingCode === null ? first : again;

  return (
    <>
      {order.trackingCode === null ? messages.noCode : <bdi dir="ltr">{order.trackingCode}</bdi>}{' '}
      {mayChange && (
        <Button
          size="small"
          onClick={() => {
            say(null);
            setAsked(true);
          }}
        >
          {ask}
        </Button>
      )}
      {said}
      {isAsked && (
        <CodeDialog
          title={ask}
          order={order}
          onClose={() => setAsked(false)}
          onDone={() => {
            setAsked(false);
            say(messages.codeSaved);
          }}
          onRefused={onRefused}
        />
      )}
    </>
  );
}

/** Whether a courier or the post has the order, and its customer does not. */
export function isOnItsWay({ state, isPickup }: DeskOrder): boolean {
  return state === 'handedToCourier' && !isPickup;
}

interface DialogProps extends Props {
  title: string;
  onDone(): void;
  onClose(): void;
}

function CodeDialog({ title, order, onDone, onRefused, onClose }: DialogProps) {
  const seen = order.trackingCode ?? '';
  const [trackingCode, setTrackingCode] = useState(seen);
  const change = useChange('POST /v1/desk/orders/tracking-code');
  const form = useSubmit(trackingCode, async () => {
    try {
      await change.mutateAsync({ id: order.id, trackingCode, seen });
    } catch (error) {
      onRefused();
      throw error;
    }
    onDone();
  });
  return (
    <AskDialog title={title} send={messages.saveCode} form={form} onClose={onClose}>
      {form.failure}
      <TextEntry
        label={messages.trackingCode}
        helperText={messages.changeCodeHint}
        value={trackingCode}
        onChange={setTrackingCode}
        problem={form.problemOf('trackingCode')}
        ltr
      />
    </AskDialog>
  );
}
