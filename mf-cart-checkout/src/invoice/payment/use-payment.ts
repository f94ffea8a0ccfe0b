import { useEffect, useRef, useState } from 'react';
import type { KnownGateway } from '@kashi/contracts/gateways';
import { useShellApi } from '@kashi/kit/ShellApiContext';
import { useAsk } from '@kashi/kit/use-ask';
import { tellOthers } from '../../parts/live-cart/cart-queue.ts';
import { endPayment, markPaymentUnderWay } from '../../parts/checkout/payment-under-way.ts';
import { forgetGiftDraft } from '../gift-draft.ts';
import { beginPayment, setGiftNote, type OrderToPay } from './payment-data.ts';

interface PaymentWish extends OrderToPay {
  gateway: KnownGateway;
  /** The gift note as the shopper has changed it; null where it is as it was read. */
  giftNote: string | null;
}

export interface Payment {
  /** `asking` the server for the bank's address, then `leaving` for that address. */
  progress: 'idle' | 'asking' | 'leaving';
  /** The bank's address, once the browser has failed to leave for it within `stuckAfterMs`; null before that. */
  bankUrl: string | null;
  /** Why the last try failed. */
  problem: unknown;
  pay(wish: PaymentWish): Promise<void>;
}

/** The time after which a browser that has not left counts as stuck, in milliseconds. */
const stuckAfterMs = 6000;

const idle = { progress: 'idle', bankUrl: null, problem: undefined } as const;

/**
 * Begins a payment and sends the browser to the bank. Further presses do nothing until the browser has left, and the server
 * answers the same address to the same question, so one press is one payment.
 */
export function usePayment(): Payment {
  const ask = useAsk();
  const shell = useShellApi();
  const { reload } = shell;
  const isUnderWay = useRef(false);
  const stuck = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [state, setState] = useState<Omit<Payment, 'pay'>>(idle);

  useEffect(() => {
    // A shopper who sees this page has not paid, so the mark of a payment under way is removed.
    endPayment();

    // The back button restored the page from the browser's cache: it looks as it was left, and the cart may be in payment.
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
      isUnderWay.current = false;
    };
  }, [reload]);

  async function pay({ gateway, giftNote, ...order }: PaymentWish) {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    const { href } = location;
    setState({ ...idle, progress: 'asking' });
    try {
      if (giftNote !== null) {
        await setGiftNote(ask, { HashCartId: order.HashCartId, GiftNote: giftNote });
        forgetGiftDraft(order.HashCartId);
      }
      const { PaymentUrl: bankUrl, RegDateTime } = await beginPayment(ask, gateway, order);
      // The cart is locked from now on (R21), which its pages in other tabs do not know.
      tellOthers(shell);
      // Whoever has left this page meanwhile stays where they are, and can go on to the bank from the locked cart.
      if (!isUnderWay.current || location.href !== href) return;
      markPaymentUnderWay(RegDateTime);
      setState({ ...idle, progress: 'leaving' });
      location.assign(bankUrl);
      stuck.current = setTimeout(
        () => setState((leaving) => ({ ...leaving, bankUrl })),
        stuckAfterMs,
      );
    } catch (problem) {
      if (!isUnderWay.current) return;
      isUnderWay.current = false;
      setState({ ...idle, problem });
      // A refusal means that stock, coupon or lock of the cart are not as this page shows them, so it is read again.
      void reload();
    }
  }

  return { ...state, pay };
}
