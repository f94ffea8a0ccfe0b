import type { DeskOrder } from '@kashi/contracts/desk/orders';
import type { Refund } from '@kashi/contracts/desk/refunds';
import { useChange } from '../parts/state/reading.ts';
import { RefundWishDialog } from './RefundWishDialog.tsx';

interface Props {
  order: DeskOrder;
  onDone(refund: Refund): void;
  onClose(): void;
  /** Reads the order again: a refusal may come from a refund of another member. */
  onRefused(): Promise<unknown>;
}

/** Gives back pieces of an order, or a sum. */
export function RefundDialog({ onDone, ...dialog }: Props) {
  const ask = useChange('POST /v1/desk/refunds/ask');
  return (
    <RefundWishDialog {...dialog} send={async (wish) => onDone(await ask.mutateAsync(wish))} />
  );
}
