import IconShoppingBagPlus from '@tabler/icons-react/dist/esm/icons/IconShoppingBagPlus.mjs';
import { useRef, useState } from 'react';
import { useHost } from '@kashi/shared/kit/HostContext';
import { Button } from '@kashi/shared/ui/Button';
import { ProblemNotice } from '@kashi/shared/ui/ProblemNotice';
import { addToCart } from '../cart-changes.ts';
import { useFollowedCart } from '../cart-reading.ts';
import { lineOf, useCart } from '../cart-state.ts';
import { useKeptFocus } from '../use-kept-focus.ts';
import { InCart } from './InCart.tsx';
import { messages } from './messages.ts';
import styles from './AddToCart.module.css';

export interface AddToCartProps {
  productId: number;
  productName: string;
  /** The variant that is chosen, null while none is. */
  saleParamId: number | null;
  /** No stock, or no price (section 2, Product page). */
  unavailable: boolean;
}

/** Puts a product into the cart; once it is there, its quantity. A refusal is explained beside the button. */
export function AddToCart(props: AddToCartProps) {
  const { productName, saleParamId, unavailable } = props;
  const { cart } = useCart();
  const line = saleParamId === null ? undefined : lineOf(cart, saleParamId);
  const place = useRef<HTMLDivElement>(null);
  useFollowedCart();
  useKeptFocus(place, line ? 'in-cart' : 'out');

  return (
    <div ref={place} tabIndex={-1} className={styles.place}>
      {saleParamId === null || unavailable ? (
        <Button size="large" wide disabled>
          {messages.unavailable}
        </Button>
      ) : line ? (
        <InCart line={line} />
      ) : (
        <AddButton key={saleParamId} saleParamId={saleParamId} />
      )}
      <noscript>
        <p className={styles.noScript}>{messages.noScript}</p>
      </noscript>
      <span className="visually-hidden" role="status">
        {line && `${productName} ${messages.inCart}`}
      </span>
    </div>
  );
}

function AddButton({ saleParamId }: { saleParamId: number }) {
  const host = useHost();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<unknown>();

  async function add() {
    setBusy(true);
    setProblem(undefined);
    try {
      await addToCart(host, saleParamId);
    } catch (error) {
      setProblem(error);
    } finally {
      setBusy(false);
    }
  }

  return (
    <>
      <Button size="large" wide busy={isBusy} onClick={() => void add()}>
        <IconShoppingBagPlus aria-hidden="true" />
        {messages.add}
      </Button>
      {problem !== undefined && <ProblemNotice error={problem} />}
    </>
  );
}
