import IconShoppingBagPlus from '@tabler/icons-react/dist/esm/icons/IconShoppingBagPlus.mjs';
import { useState, type SubmitEvent } from 'react';
import { useShellApi } from '@kashi/kit/ShellApiContext';
import { Button } from '@kashi/ui/actions/Button';
import { useLivePart } from '../parts/live-cart/live-cart.ts';
import { postIfOnline } from '../post-if-online.ts';
import type { AddToCartProps } from './AddToCart.tsx';
import { messages } from './messages.ts';
import styles from './AddToCart.module.css';

const loadAddToCart = () => import('./AddToCart.tsx').then((module) => module.AddToCart);

/**
 * The button as the server renders it, which knows no cart. A press fetches `AddToCart`, which takes the button's place and
 * adds the product. Without JavaScript, or before its code has come, the form posts to the cart's page.
 */
export function BuyButton(props: AddToCartProps) {
  const shell = useShellApi();
  const { saleParamId, unavailable } = props;
  const [AddToCart, want] = useLivePart(loadAddToCart);
  const [pressedFor, setPressedFor] = useState<number | null>(null);

  if (AddToCart) return <AddToCart {...props} pressedFor={pressedFor} />;

  async function add(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    setPressedFor(saleParamId);
    if (await want()) return;
    // The button can be pressed again: also when Back shows this page from the browser's memory.
    if (postIfOnline(form, shell)) addEventListener('pageshow', () => setPressedFor(null));
    else setPressedFor(null);
  }

  return (
    <div className={styles.place}>
      {saleParamId === null || unavailable ? (
        <Button size="large" wide disabled>
          {messages.unavailable}
        </Button>
      ) : (
        <form method="post" action="/cart" onSubmit={(event) => void add(event)}>
          <input type="hidden" name="ProductSaleParamId" value={saleParamId} />
          <Button type="submit" size="large" wide busy={pressedFor !== null}>
            <IconShoppingBagPlus aria-hidden="true" />
            {messages.add}
          </Button>
        </form>
      )}
      <span className="visually-hidden" role="status" />
    </div>
  );
}
