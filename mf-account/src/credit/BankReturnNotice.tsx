import { useHost } from '@kashi/shared/kit/HostContext';
import { Notice } from '@kashi/shared/ui/notice/Notice';
import { useEffect } from 'react';
import type { BankReturn, Outcome } from './credit-data.ts';

const looks = { paid: 'success', cancelled: 'info', failed: 'danger', pending: 'waiting' } as const;

/** How often the outcome is asked for anew while the bank has not said it, in milliseconds. */
const askAgainMs = 4000;

/** What became of the payment that the shopper has come back from. */
export function BankReturnNotice({ returned: { outcome, sentence } }: { returned: BankReturn }) {
  const host = useHost();
  const isPending: boolean = outcome === 'pending';
  useEffect(() => {
    if (!isPending) return undefined;
    const asking = setInterval(() => void host.reload(), askAgainMs);
    return () => clearInterval(asking);
  }, [host, isPending]);

  return (
    <Notice variant={looks[outcome]} role={roleOf(outcome)}>
      {sentence}
    </Notice>
  );
}

function roleOf(outcome: Outcome) {
  return outcome === 'failed' ? 'alert' : 'status';
}
