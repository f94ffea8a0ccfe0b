import type { DeskReturn } from '@kashi/contracts/desk/returns';
import { Failure } from '../parts/state/Failure.tsx';
import { useChange, useReading } from '../parts/state/reading.ts';
import { Waiting } from '../parts/state/Waiting.tsx';
import { noPieces } from '../refunds/piece-drafts.ts';
import { RefundWishDialog } from '../refunds/RefundWishDialog.tsx';
import { messages } from './messages.ts';

interface Props {
  asked: DeskReturn;
  onDone(): void;
  onRefused(): void;
  onClose(): void;
}

/** Refunds goods that are back, in the dialog of the order's refunds: of their lines alone, with what was asked for filled in. */
export function RefundGoods({ asked: { id, orderId, lines }, onDone, onRefused, onClose }: Props) {
  const order = useReading('GET /v1/desk/orders/one', { id: orderId });
  const refund = useChange('POST /v1/desk/returns/refund');
  if (order.isPending) return <Waiting rows={2} />;
  if (order.isLoadingError) {
    return <Failure error={order.error} onRetry={() => void order.refetch()} />;
  }
  const pieces = lines.map(({ saleParamId, quantity }) => {
    return [saleParamId, { ...noPieces, quantity }] as const;
  });
  return (
    <RefundWishDialog
      order={order.data}
      begin={{ pieces: new Map(pieces), reason: messages.refundReason }}
      send={async ({ orderId: _named, ...wish }) => {
        await refund.mutateAsync({ id, ...wish });
        onDone();
      }}
      onRefused={() => {
        onRefused();
        return order.refetch();
      }}
      onClose={onClose}
    />
  );
}
