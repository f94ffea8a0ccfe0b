import type { DeskOrder } from '@kashi/contracts/desk/orders';
import { AskDialog } from '../parts/form/AskDialog.tsx';
import { useSubmit } from '../parts/form/use-submit.tsx';
import { LostPaymentNotice } from './LostPaymentNotice.tsx';

interface Props {
  order: DeskOrder;
  /** The step that is asked about. */
  title: string;
  onAgreed(): void;
  onClose(): void;
}

/** Asks before a step of an order whose payment the bank has given back: the goods would go out unpaid. */
export function LostPaymentDialog({ order, title, onAgreed, onClose }: Props) {
  const form = useSubmit(null, () => Promise.resolve(onAgreed()));
  return (
    <AskDialog title={title} send={title} isDanger form={form} onClose={onClose}>
      <LostPaymentNotice order={order} />
    </AskDialog>
  );
}
