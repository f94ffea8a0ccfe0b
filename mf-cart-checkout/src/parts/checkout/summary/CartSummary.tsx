import type { ReactNode } from 'react';
import type { Cart } from '@kashi/contracts/cart';
import { Facts, type Fact } from '@kashi/ui/text/Facts';
import { Panel } from '@kashi/ui/layout/Panel';
import { Stack } from '@kashi/ui/layout/Stack';
import { Toman } from '@kashi/ui/goods/Toman';
import { useIsSettling } from '../../live-cart/cart-state.ts';
import { sumFacts } from './sum-facts.tsx';
import { summaryMessages as messages } from './summary-messages.ts';
import styles from './CartSummary.module.css';

interface CartSummaryProps {
  cart: Cart;
  /** The coupon and the buttons under the sums. */
  children: ReactNode;
}

/** The sums of the cart (§2, Cart), marked as busy while a change is on its way. */
export function CartSummary({ cart, children }: CartSummaryProps) {
  const isBusy = useIsSettling();
  const payable: Fact = {
    name: messages.payable,
    value: <Toman amount={cart.CartInfo.AmountPayable} />,
    kind: 'total',
  };
  return (
    <Panel title={messages.title}>
      <Stack gap={5}>
        <div className={styles.sums} aria-busy={isBusy}>
          <Facts facts={[...sumFacts(cart.CartInfo), payable]} />
        </div>
        {children}
      </Stack>
    </Panel>
  );
}
