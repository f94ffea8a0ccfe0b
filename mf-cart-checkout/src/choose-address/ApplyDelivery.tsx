import { useEffect, useState } from 'react';
import type { Cart } from '@kashi/shared/contracts/cart';
import { useHost } from '@kashi/shared/kit/HostContext';
import { Button } from '@kashi/shared/ui/actions/Button';
import { ProblemNotice } from '@kashi/shared/ui/notice/ProblemNotice';
import { ActionBar } from '../parts/checkout/ActionBar.tsx';
import { changeAndRead } from '../parts/live-cart/cart-changes.ts';
import { isLocked, isSettling, useCart } from '../parts/live-cart/cart-state.ts';
import { summaryMessages } from '../parts/checkout/summary-messages.ts';
import { applyDelivery } from './choose-address-data.ts';
import { messages } from './messages.ts';
import { deliveryOf, type Choice } from './use-delivery.ts';
import styles from './ApplyDelivery.module.css';

/** How long the server's sentence stands before the invoice comes, in milliseconds (§9). */
const toInvoiceAfterMs = 1000;

interface ApplyDeliveryProps {
  cart: Cart;
  choice: Choice;
}

/** «ثبت و گام بعدی»: there only when address and carrier are chosen, or pickup is (§2). */
export function ApplyDelivery({ cart, choice }: ApplyDeliveryProps) {
  const host = useHost();
  const isUnsettled = isSettling(useCart());
  const [state, setState] = useState<'idle' | 'applying' | 'applied'>('idle');
  const [problem, setProblem] = useState<unknown>();
  const delivery = deliveryOf(choice);

  useEffect(() => {
    if (state !== 'applied') return undefined;
    const timer = setTimeout(() => host.navigate('/invoice'), toInvoiceAfterMs);
    return () => clearTimeout(timer);
  }, [state, host]);

  async function apply(chosen: NonNullable<typeof delivery>) {
    setState('applying');
    setProblem(undefined);
    try {
      const message = await changeAndRead(host, (ask, HashCartId) =>
        applyDelivery(ask, { HashCartId, ...chosen }),
      );
      host.prefetch('/invoice');
      host.toast(message ?? messages.applied, 'success');
      setState('applied');
    } catch (error) {
      setProblem(error);
      setState('idle');
    }
  }

  if (isLocked(cart)) return null;
  if (!delivery) return <p className={styles.hint}>{messages.chooseFirst}</p>;
  return (
    <ActionBar
      label={summaryMessages.payable}
      amount={cart.CartInfo.AmountPayable}
      isBusy={isUnsettled}
      note={problem !== undefined && <ProblemNotice error={problem} />}
    >
      <Button size="large" busy={state !== 'idle'} onClick={() => void apply(delivery)}>
        {messages.next}
      </Button>
    </ActionBar>
  );
}
