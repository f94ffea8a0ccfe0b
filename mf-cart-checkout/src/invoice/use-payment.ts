import { useEffect, useRef, useState } from 'react';
import type { KnownGateway } from '@kashi/shared/contracts/gateways';
import { useShellApi } from '@kashi/shared/kit/ShellApiContext';
import { useAsk } from '@kashi/shared/kit/use-ask';
import { endPayment, markPaymentUnderWay } from '../parts/checkout/payment-under-way.ts';
import { beginPayment, type OrderToPay } from './payment-data.ts';

interface PaymentWish extends OrderToPay {
  gateway: KnownGateway;
}

export interface Payment {
  /** `asking` the shop for the bank's address, then `leaving` for it. */
  progress: 'idle' | 'asking' | 'leaving';
  /** The bank's address, where the browser has not got away to it for a while. */
  bankUrl: string | null;
  /** Why the last try came to nothing. */
  problem: unknown;
  pay(wish: PaymentWish): Promise<void>;
}

/** A browser that has not left by then may have been stopped, in milliseconds. */
const stuckAfterMs = 6000;

const idle = { progress: 'idle', bankUrl: null, problem: undefined } as const;

/**
 * Begins a payment and sends the browser to the bank. One press is one payment: whatever is pressed until the browser
 * has left does nothing (and the server answers the same address to the same question).
 */
export function usePayment(): Payment {
  const ask = useAsk();
  const { reload } = useShellApi();
  const isUnderWay = useRef(false);
  const stuck = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [state, setState] = useState<Omit<Payment, 'pay'>>(idle);

  useEffect(() => {
    // Whoever sees this page has come back unpaid, if they were at the bank at all.
    endPayment();

    // Back from the bank by the browser's memory: the page is as it was left, and the cart may be in payment.
    function handlePageShow(event: PageTransitionEvent) {
      if (!event.persisted) return;
      endPayment();
      isUnderWay.current = false;
      clearTimeout(stuck.current);
      setState(idle);
      void reload();
    }
    addEventListener('pageshow', handlePageShow);
    return () => {
      removeEventListener('pageshow', handlePageShow);
      clearTimeout(stuck.current);
    };
  }, [reload]);

  async function pay({ gateway, ...order }: PaymentWish) {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setState({ ...idle, progress: 'asking' });
    try {
      const bankUrl = await beginPayment(ask, gateway, order);
      markPaymentUnderWay();
      setState({ ...idle, progress: 'leaving' });
      location.assign(bankUrl);
      stuck.current = setTimeout(
        () => setState((leaving) => ({ ...leaving, bankUrl })),
        stuckAfterMs,
      );
    } catch (problem) {
      isUnderWay.current = false;
      setState({ ...idle, problem });
      // A refusal means that the cart is not what this page shows: its stock, its coupon, its lock.
      void reload();
    }
  }

  return { ...state, pay };
}
