import IconShoppingBagPlus from '@tabler/icons-react/dist/esm/icons/IconShoppingBagPlus.mjs';
import { useEffect, useEffectEvent, useRef } from 'react';
import { FormProblem } from '@kashi/kit/form/FormProblem';
import { useShellApi } from '@kashi/kit/ShellApiContext';
import { useAction } from '@kashi/kit/form/use-action';
import { Button } from '@kashi/ui/actions/Button';
import { addToCart } from '../parts/live-cart/cart-changes.ts';
import { keepForLater } from '../parts/live-cart/later-adds.ts';
import { laterMessages } from '../parts/live-cart/later-messages.ts';
import { useFollowedCart } from '../parts/live-cart/follow-cart.ts';
import { lineOf, useCart } from '../parts/live-cart/cart-state.ts';
import { useKeptFocus } from '@kashi/kit/use-kept-focus';
import { InCart } from './InCart.tsx';
import { messages } from './messages.ts';
import styles from './AddToCart.module.css';

export interface AddToCartProps {
  productId: number;
  productName: string;
  /** The chosen variant's sale parameter; null while none is chosen. */
  saleParamId: number | null;
  /** The product has no stock, or no price (§2, Product page). */
  unavailable: boolean;
}

interface LiveProps extends AddToCartProps {
  /** The sale parameter that the shopper pressed for before this part was loaded, so it is added once, as soon as this part is mounted. */
  pressedFor?: number | null;
}

/** The button that puts a product into the cart; its quantity once it is there. A refusal is explained beside the button. */
export function AddToCart({ pressedFor = null, ...props }: LiveProps) {
  const { productName, saleParamId, unavailable } = props;
  const cart = useCart();
  const line = saleParamId === null ? undefined : lineOf(cart, saleParamId);
  const place = useRef<HTMLDivElement>(null);
  useFollowedCart();
  useKeptFocus(place, line ? 'in-cart' : 'out');

  // One press adds once, although the button comes again whenever the product leaves the cart or another variant is chosen.
  const press = useRef(pressedFor);
  const takePress = () => {
    const taken = press.current;
    press.current = null;
    return taken;
  };
  // A press for a product that turns out to be in the cart already is over, too: the effects of the button have run before this one.
  useEffect(() => {
    press.current = null;
  }, []);

  return (
    <div ref={place} tabIndex={-1} className={styles.place}>
      {saleParamId === null || unavailable ? (
        <Button size="large" wide disabled>
          {messages.unavailable}
        </Button>
      ) : line ? (
        <InCart line={line} />
      ) : (
        <AddButton
          key={saleParamId}
          saleParamId={saleParamId}
          name={productName}
          takePress={takePress}
        />
      )}
      <span className="visually-hidden" role="status">
        {line && `${productName} ${messages.inCart}`}
      </span>
    </div>
  );
}

interface AddButtonProps {
  saleParamId: number;
  name: string;
  /** The sale parameter of a press that waits, which is nobody else's from then on; null if none waits. */
  takePress: () => number | null;
}

function AddButton({ saleParamId, name, takePress }: AddButtonProps) {
  const shell = useShellApi();
  const button = useRef<HTMLButtonElement>(null);
  const { start, busy, problem } = useAction((wanted: number) =>
    addToCart(shell, wanted).catch((error: unknown) => {
      if (!keepForLater(shell, error, { saleParamId: wanted, name })) throw error;
      shell.toast(laterMessages.keptForLater, 'info');
    }),
  );

  const goOn = useEffectEvent(() => {
    const wanted = takePress();
    if (wanted === null) return;
    button.current?.focus();
    void start(wanted);
  });
  useEffect(() => goOn(), []);

  return (
    <>
      <Button ref={button} size="large" wide busy={busy} onClick={() => void start(saleParamId)}>
        <IconShoppingBagPlus aria-hidden="true" />
        {messages.add}
      </Button>
      <FormProblem problem={problem} />
    </>
  );
}
