import type { Cart } from '@kashi/contracts/cart';
import { Button } from '@kashi/ui/actions/Button';
import { ButtonLink } from '@kashi/ui/actions/ButtonLink';
import { ActionBar } from '../parts/checkout/ActionBar.tsx';
import { cartMessages } from '../cart-messages.ts';
import { isBelowMinimum, isLocked, useIsSettling } from '../parts/live-cart/cart-state.ts';
import { messages } from './messages.ts';
import { summaryMessages } from '../parts/checkout/summary/summary-messages.ts';

/** The link to the checkout; a disabled button with the minimum while the goods come to less than the shop delivers. */
export function NextStep({ cart }: { cart: Cart }) {
  const isBusy = useIsSettling();
  return (
    <ActionBar label={summaryMessages.payable} amount={cart.CartInfo.AmountPayable} isBusy={isBusy}>
      <Step cart={cart} />
    </ActionBar>
  );
}

function Step({ cart }: { cart: Cart }) {
  if (isBelowMinimum(cart)) {
    return (
      <Button size="large" disabled>
        {cartMessages.belowMinimum(cart.CartInfo.MinimumOrders ?? 0)}
      </Button>
    );
  }
  // A cart in payment has its address already, so the next step is the invoice.
  return isLocked(cart) ? (
    <ButtonLink size="large" href="/invoice">
      {summaryMessages.continuePayment}
    </ButtonLink>
  ) : (
    <ButtonLink size="large" href="/chooseAddress">
      {messages.continueOrder}
    </ButtonLink>
  );
}
