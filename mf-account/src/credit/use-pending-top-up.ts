import { useShellApi } from '@kashi/kit/ShellApiContext';
import { useAsk } from '@kashi/kit/use-ask';
import { useEffect } from 'react';
import { readPayment } from './credit-data.ts';

/**
 * The pauses before the questions, in milliseconds. The bank usually answers soon, so the first are short; the last one
 * repeats.
 */
const waitsMs = [3000, 5000, 10_000, 20_000, 30_000];

/** Asks for the outcome of a pending top-up again and again, and reads the page anew once it is known. Null: there is none to ask for. */
export function usePendingTopUp(paymentId: string | null): void {
  const ask = useAsk();
  const { reload } = useShellApi();

  useEffect(() => {
    if (paymentId === null) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    let timer = setTimeout(() => void look(paymentId, 1), waitsMs[0]);

    async function look(id: string, tries: number) {
      // Silence is right: the page says that the outcome is not known yet, and the next question follows.
      const payment = await readPayment(ask, id, signal).catch(() => null);
      if (signal.aborted) return;
      // The page that has read it ends these questions; where its reading fails, the next one follows.
      if (payment && payment.Outcome !== 'pending') void reload();
      timer = setTimeout(() => void look(id, tries + 1), waitsMs[tries] ?? waitsMs.at(-1));
    }

    return () => {
      controller.abort();
      clearTimeout(timer);
    };
  }, [ask, reload, paymentId]);
}
