import type { ReactNode } from 'react';
import type { Cart, CartTotals } from '@kashi/shared/contracts/cart';
import { persianNumber } from '@kashi/shared/format/persian';
import { Facts, type Fact } from '@kashi/shared/ui/text/Facts';
import { Panel } from '@kashi/shared/ui/layout/Panel';
import { Stack } from '@kashi/shared/ui/layout/Stack';
import { Toman } from '@kashi/shared/ui/goods/Toman';
import { useIsSettling } from '../live-cart/cart-state.ts';
import { summaryMessages as messages } from './summary-messages.ts';
import styles from './CartSummary.module.css';

interface CartSummaryProps {
  cart: Cart;
  /** The coupon and the buttons under the sums. */
  children: ReactNode;
}

/** The sums of the cart as the server calculated them (§2, Cart), marked as busy while a change is on its way. */
export function CartSummary({ cart, children }: CartSummaryProps) {
  const isBusy = useIsSettling();
  return (
    <Panel title={messages.title}>
      <Stack gap={5}>
        <div className={styles.sums} aria-busy={isBusy}>
          <Facts facts={factsOf(cart.CartInfo)} />
        </div>
        {children}
      </Stack>
    </Panel>
  );
}

function factsOf(totals: CartTotals): Fact[] {
  return [
    { name: messages.count, value: persianNumber(totals.CartDetailsCount) },
    { name: messages.subTotal, value: <Toman amount={totals.SubTotalAmount} /> },
    takenOff(messages.discount, totals.Discount),
    ...(totals.IsCouponDiscountApplied
      ? [takenOff(messages.couponDiscount, totals.CouponDiscount)]
      : []),
    ...(totals.TaxRate > 0
      ? [{ name: messages.tax(totals.TaxRate), value: <Toman amount={totals.Tax} /> }]
      : []),
    { name: messages.deliveryFee, value: deliveryFee(totals) },
    { name: messages.payable, value: <Toman amount={totals.AmountPayable} />, kind: 'total' },
  ];
}

function takenOff(name: string, amount: number): Fact {
  return { name, value: <Toman amount={amount} />, kind: amount > 0 ? 'danger' : undefined };
}

function deliveryFee({ IsAddressApplied, DeliveryFee }: CartTotals): ReactNode {
  if (!IsAddressApplied) return messages.dependsOnAddress;
  return DeliveryFee === 0 ? messages.free : <Toman amount={DeliveryFee} />;
}
