import { keepLastGateway, lastGatewayOf } from '@kashi/border/kept/last-gateway';
import type { TopUpGateway } from '@kashi/contracts/gateways';
import { useAsk } from '@kashi/kit/use-ask';
import { useForm } from '@kashi/kit/form/use-form';
import { useEffect, useRef, useState } from 'react';
import { beginTopUp } from './credit-data.ts';
import { messages } from './messages.ts';

/** The time after which a browser that has not left counts as stuck, in milliseconds. */
const stuckAfterMs = 6000;

/** Begins a top-up and sends the browser to the bank. Further presses do nothing until the browser is back. */
export function useTopUp(gateways: readonly TopUpGateway[], chosenBefore: number | undefined) {
  const ask = useAsk();
  const [code, chooseGateway] = useState<number | undefined>(() =>
    gateways.length === 1 ? gateways[0]?.code : (chosenBefore ?? lastGatewayOf(gateways)?.code),
  );
  const [leaving, setLeaving] = useState(false);
  /** The bank's address, once the browser has failed to leave for it; null before that. */
  const [bankUrl, setBankUrl] = useState<string | null>(null);
  const stuck = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isGone = useRef(false);
  const gateway = gateways.find((known) => known.code === code);

  useEffect(() => {
    isGone.current = false;
    // The back button restored the page from the browser's cache, so it still looks as if it were leaving.
    function comeBack({ persisted }: PageTransitionEvent) {
      if (!persisted) return;
      clearTimeout(stuck.current);
      setLeaving(false);
      setBankUrl(null);
    }
    addEventListener('pageshow', comeBack);
    return () => {
      removeEventListener('pageshow', comeBack);
      clearTimeout(stuck.current);
      isGone.current = true;
    };
  }, []);

  const form = useForm({
    schema: async () => {
      const { topUpSchema } = await import(
        /* webpackChunkName: "contracts" */ '@kashi/contracts/account/wallet'
      );
      return {
        safeParse(typed: unknown) {
          const checked = topUpSchema.safeParse(typed);
          if (gateway) return checked;
          const missing = { path: ['Gateway'], message: messages.chooseGateway };
          const issues = checked.success ? [] : checked.error.issues;
          return { success: false as const, error: { issues: [...issues, missing] } };
        },
      };
    },
    async send(topUp) {
      if (!gateway || leaving) return;
      const { href } = location;
      const bankPage = await beginTopUp(ask, gateway, topUp);
      // Whoever has left this page meanwhile stays where they are.
      if (isGone.current || location.href !== href) return;
      keepLastGateway(gateway);
      setLeaving(true);
      location.assign(bankPage);
      stuck.current = setTimeout(() => setBankUrl(bankPage), stuckAfterMs);
    },
  });

  return { form, code, chooseGateway, leaving, bankUrl };
}
