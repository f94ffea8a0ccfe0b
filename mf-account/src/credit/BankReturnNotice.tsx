import { useShellApi } from '@kashi/kit/ShellApiContext';
import { Notice } from '@kashi/ui/notice/Notice';
import { useEffect } from 'react';
import type { BankReturn, Outcome } from './credit-data.ts';

const looks = { paid: 'success', cancelled: 'info', failed: 'danger', pending: 'waiting' } as const;

/** The pause between two questions for the outcome while the bank has not settled it, in milliseconds. */
const askAgainMs = 4000;

/** The outcome of the payment from which the shopper has come back. */
export function BankReturnNotice({ returned: { outcome, sentence } }: { returned: BankReturn }) {
  const shell = useShellApi();
  const isPending: boolean = outcome === 'pending';
  useEffect(() => {
    if (!isPending) return undefined;
    const asking = setInterval(() => void shell.reload(), askAgainMs);
    return () => clearInterval(asking);
  }, [shell, isPending]);

  return (
    <Notice variant={looks[outcome]} role={roleOf(outcome)}>
      {sentence}
    </Notice>
  );
}

function roleOf(outcome: Outcome) {
  return outcome === 'failed' ? 'alert' : 'status';
}
