import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { useShellApi } from '@kashi/kit/ShellApiContext';
import { useAsk } from '@kashi/kit/use-ask';
import { markPaymentUnderWay } from '../../parts/checkout/payment-under-way.ts';
import { readPayment, type Unpaid } from './payment-data.ts';

/**
 * The pauses before the questions, in milliseconds. The bank usually answers soon, so the first are short; the last one
 * repeats.
 */
const waitsMs = [3000, 5000, 10_000, 20_000, 30_000];

/** Asks for the outcome of a pending payment again and again: a paid one leads to its order, any other is shown on the page. */
export function usePendingPayment(returned: Unpaid | null): void {
  const ask = useAsk();
  const navigate = useNavigate();
  const { reload } = useShellApi();
  const pendingId = returned?.outcome === 'pending' ? returned.paymentId : null;
  const goToOrder = useEffectEvent(
    (orderHash: string) => void navigate(`/orderTracking/${orderHash}`, { replace: true }),
  );

  useEffect(() => {
    if (pendingId === null) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    let timer = setTimeout(() => void look(pendingId, 1), waitsMs[0]);

    async function look(paymentId: string, tries: number) {
      // Silence is right: the page says that the outcome is not known yet, and the next question follows.
      const payment = await readPayment(ask, paymentId, signal).catch(() => null);
      if (signal.aborted) return;
      if (payment === null || payment.outcome === 'pending') {
        timer = setTimeout(() => void look(paymentId, tries + 1), waitsMs[tries] ?? waitsMs.at(-1));
      } else if (payment.outcome === 'paid') {
        markPaymentUnderWay();
        goToOrder(payment.orderHash);
      } else {
        void reload();
      }
    }

    return () => {
      controller.abort();
      clearTimeout(timer);
    };
  }, [ask, reload, pendingId]);
}
