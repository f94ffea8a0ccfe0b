import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Cart } from '@kashi/contracts/cart';
import { FormProblem } from '@kashi/kit/form/FormProblem';
import { useShellApi } from '@kashi/kit/ShellApiContext';
import { useAction } from '@kashi/kit/form/use-action';
import { Button } from '@kashi/ui/actions/Button';
import { ActionBar } from '../parts/checkout/ActionBar.tsx';
import { changeAndRead } from '../parts/live-cart/change-and-read.ts';
import { isLocked, useIsSettling } from '../parts/live-cart/cart-state.ts';
import { summaryMessages } from '../parts/checkout/summary/summary-messages.ts';
import { applyDelivery } from './choose-address-data.ts';
import { messages } from './messages.ts';
import { deliveryOf, type Choice } from './use-delivery.ts';
import styles from './ApplyDelivery.module.css';

/** The pause for reading the server's sentence before the invoice opens, in milliseconds (§9). */
const toInvoiceAfterMs = 1000;

interface ApplyDeliveryProps {
  cart: Cart;
  choice: Choice;
}

/**
 * The button «ثبت و گام بعدی», shown only once an address and a carrier are chosen, or pickup is (§2). It leads on to the invoice,
 * unless the shopper goes elsewhere or chooses anew before that.
 */
export function ApplyDelivery({ cart, choice }: ApplyDeliveryProps) {
  const shell = useShellApi();
  const navigate = useNavigate();
  const isUnsettled = useIsSettling();
  const [applied, setApplied] = useState('');
  const delivery = deliveryOf(choice);
  const wanted = delivery ? `${delivery.CustomerAddressId} ${delivery.CarrierId}` : '';
  // Another choice, within the pause or while this one was being sent, needs a press of its own.
  if (applied && applied !== wanted) setApplied('');
  const isApplied = applied !== '';

  const goOn = useEffectEvent(() => void navigate('/invoice'));
  useEffect(() => {
    if (!isApplied) return undefined;
    const { href } = location;
    const timer = setTimeout(() => {
      if (href === location.href) goOn();
      // The address has changed where the shopper is going back, although the next page is not here yet.
      else setApplied('');
    }, toInvoiceAfterMs);
    const giveWay = ({ target }: Event) => {
      if (target instanceof Element && target.closest('a:not([href^="#"])')) setApplied('');
    };
    addEventListener('click', giveWay);
    return () => {
      clearTimeout(timer);
      removeEventListener('click', giveWay);
    };
  }, [isApplied]);

  const applying = useAction(async () => {
    if (!delivery) return;
    const message = await changeAndRead(shell, (ask, HashCartId) =>
      applyDelivery(ask, { HashCartId, ...delivery }),
    );
    shell.prefetch('/invoice');
    shell.toast(message ?? messages.applied, 'success');
    setApplied(wanted);
  });

  if (isLocked(cart)) return null;
  if (!delivery) return <p className={styles.hint}>{messages.chooseFirst}</p>;
  return (
    <ActionBar
      label={summaryMessages.payable}
      amount={cart.CartInfo.AmountPayable}
      isBusy={isUnsettled}
      note={<FormProblem problem={applying.problem} />}
    >
      <Button size="large" busy={applying.busy || isApplied} onClick={() => void applying.start()}>
        {messages.next}
      </Button>
    </ActionBar>
  );
}
