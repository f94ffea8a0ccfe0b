import { checkoutMessages } from '../checkout-messages.ts';
import { CheckoutSkeleton } from '../CheckoutSkeleton.tsx';

export function InvoiceSkeleton() {
  return <CheckoutSkeleton title={checkoutMessages.invoice} step={1} />;
}
