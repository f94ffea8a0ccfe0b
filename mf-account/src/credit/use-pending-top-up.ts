import { useShellApi } from '@kashi/kit/ShellApiContext';
import { useAsk } from '@kashi/kit/use-ask';
import { useAskedAgain } from '@kashi/kit/use-asked-again';
import { readPayment } from './credit-data.ts';

/** Asks for the outcome of a pending top-up, and reads the page anew once it is known. Null: there is none to ask for. */
export function usePendingTopUp(paymentId: string | null): void {
  const ask = useAsk();
  const { reload } = useShellApi();

  useAskedAgain(paymentId, async (id, signal) => {
    const { Outcome } = await readPayment(ask, id, signal);
    // The page that has read the outcome ends the questions; where its reading fails, the next one follows.
    if (Outcome !== 'pending' && !signal.aborted) void reload();
    return false;
  });
}
