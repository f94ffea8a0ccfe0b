import { checkoutMessages } from '../parts/checkout/checkout-messages.ts';
import { CheckoutSkeleton } from '../parts/checkout/CheckoutSkeleton.tsx';

export function ChooseAddressSkeleton() {
  return <CheckoutSkeleton title={checkoutMessages.chooseAddress} step={0} />;
}
