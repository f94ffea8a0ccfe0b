import { Button, Typography } from '@mui/material';
import type { Saying } from '../parts/state/use-said.tsx';
import { Failure } from '../parts/state/Failure.tsx';
import { messages as parts } from '../parts/messages.ts';
import { useChange } from '../parts/state/reading.ts';
import { messages } from './messages.ts';

interface Props {
  refund: { id: number };
  mayRefuse: boolean;
  /** It is refused, in words; its button may be gone. */
  onDone: Saying['say'];
}

/** An owed refund of an order whose payment the bank has given back: its customer may have the money already. */
export function LostRefund({ refund: { id }, mayRefuse, onDone }: Props) {
  const refuse = useChange('POST /v1/desk/refunds/refuse');
  return (
    <>
      <Typography variant="body2">{messages.paymentLost}</Typography>
      {refuse.error && <Failure error={refuse.error} />}
      {mayRefuse && (
        <Button
          color="error"
          disabled={refuse.isPending}
          onClick={() => refuse.mutate({ id }, { onSuccess: () => onDone(parts.refused) })}
        >
          {parts.refuse}
        </Button>
      )}
    </>
  );
}
