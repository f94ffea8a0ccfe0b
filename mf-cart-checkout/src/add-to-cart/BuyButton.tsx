import IconShoppingBagPlus from '@tabler/icons-react/dist/esm/icons/IconShoppingBagPlus.mjs';
import { useState } from 'react';
import { useHost } from '@kashi/shared/kit/HostContext';
import { Button } from '@kashi/shared/ui/Button';
import { useLivePart } from '../live-cart.ts';
import type { AddToCartProps } from './AddToCart.tsx';
import { messages } from './messages.ts';
import styles from './AddToCart.module.css';

const loadAddToCart = () => import('./AddToCart.tsx').then((module) => module.AddToCart);

/**
 * The button as it stands before anything is known of a cart. A press fetches the part that knows, which takes the
 * button's place and does what was asked.
 */
export function BuyButton(props: AddToCartProps) {
  const { saleParamId, unavailable } = props;
  const host = useHost();
  const [AddToCart, want] = useLivePart(loadAddToCart);
  const [isBusy, setBusy] = useState(false);

  if (AddToCart) return <AddToCart {...props} addAtOnce={isBusy} />;

  async function press() {
    setBusy(true);
    try {
      await want();
    } catch (error) {
      setBusy(false);
      host.report(error, 'add-to-cart');
      host.toast(messages.tryAgain, 'danger');
    }
  }

  return (
    <div className={styles.place}>
      {saleParamId === null || unavailable ? (
        <Button size="large" wide disabled>
          {messages.unavailable}
        </Button>
      ) : (
        <Button size="large" wide busy={isBusy} onClick={() => void press()}>
          <IconShoppingBagPlus aria-hidden="true" />
          {messages.add}
        </Button>
      )}
      <noscript>
        <p className={styles.noScript}>{messages.noScript}</p>
      </noscript>
      <span className="visually-hidden" role="status" />
    </div>
  );
}
