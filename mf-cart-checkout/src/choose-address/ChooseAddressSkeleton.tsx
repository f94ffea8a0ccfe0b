import { checkoutMessages } from '../checkout-messages.ts';
import { CheckoutSkeleton } from '../CheckoutSkeleton.tsx';

export function ChooseAddressSkeleton() {
  return <CheckoutSkeleton title={checkoutMessages.chooseAddress} step={0} />;
}
