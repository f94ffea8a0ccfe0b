import { checkoutMessages } from '../parts/checkout/checkout-messages.ts';
import { CheckoutSkeleton } from '../parts/checkout/CheckoutSkeleton.tsx';

export function InvoiceSkeleton() {
  return <CheckoutSkeleton title={checkoutMessages.invoice} step={1} />;
}
