import { useEffect, useRef, useState } from 'react';
import { useHost } from '@kashi/shared/kit/HostContext';
import { useAsk } from '@kashi/shared/kit/use-ask';
import { endPayment, markPaymentUnderWay } from '../payment-under-way.ts';
import type { Gateway } from './gateways.ts';

interface Payment {
  gateway: Gateway;
  HashCartId: string;
  UseCredit: boolean;
}

/**
 * Begins a payment and sends the browser to the bank. One press is one payment: whatever is pressed until the browser
 * has left does nothing (and the server answers the same address to the same question).
 */
export function usePayment() {
  const ask = useAsk();
  const { reload } = useHost();
  const isUnderWay = useRef(false);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<unknown>();

  useEffect(() => {
    // Whoever sees this page has come back unpaid, if they were at the bank at all.
    endPayment();

    // Back from the bank by the browser's memory: the page is as it was left, and the cart may be in payment.
    function handlePageShow(event: PageTransitionEvent) {
      if (!event.persisted) return;
      endPayment();
      isUnderWay.current = false;
      setBusy(false);
      setProblem(undefined);
      void reload();
    }
    addEventListener('pageshow', handlePageShow);
    return () => removeEventListener('pageshow', handlePageShow);
  }, [reload]);

  async function pay({ gateway, ...input }: Payment) {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setBusy(true);
    setProblem(undefined);
    try {
      const { value } = await ask(gateway.call, input);
      markPaymentUnderWay();
      location.assign(value.PaymentUrl);
    } catch (error) {
      isUnderWay.current = false;
      setBusy(false);
      setProblem(error);
      // A refusal means that the cart is not what this page shows: its stock, its coupon, its lock.
      void reload();
    }
  }

  return { isBusy, problem, pay };
}
