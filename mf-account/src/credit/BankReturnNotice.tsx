import { Notice } from '@kashi/ui/notice/Notice';
import type { BankReturn, Outcome } from './credit-data.ts';
import { usePendingTopUp } from './use-pending-top-up.ts';

const looks = { paid: 'success', cancelled: 'info', failed: 'danger', pending: 'waiting' } as const;

/** The outcome of the payment from which the shopper has come back. */
export function BankReturnNotice({
  returned: { outcome, sentence, pendingId },
}: {
  returned: BankReturn;
}) {
  usePendingTopUp(pendingId);

  return (
    <Notice variant={looks[outcome]} role={roleOf(outcome)}>
      {sentence}
    </Notice>
  );
}

function roleOf(outcome: Outcome) {
  return outcome === 'failed' ? 'alert' : 'status';
}
