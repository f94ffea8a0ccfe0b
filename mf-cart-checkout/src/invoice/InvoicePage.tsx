import { useEffect } from 'react';
import type { PageProps } from '@kashi/kit/define';
import { useShellApi } from '@kashi/kit/ShellApiContext';
import { tellOthers } from '../parts/live-cart/cart-queue.ts';
import { useCartToCheckOut } from '../parts/checkout/checkout-cart.ts';
import type { Unpaid } from './payment/payment-data.ts';
import type { CheckoutData, InvoiceData } from './invoice-data.ts';
import { InvoiceSkeleton } from './InvoiceSkeleton.tsx';
import { PayInvoice } from './PayInvoice.tsx';
import { ReturnedPage } from './bank-return/ReturnedPage.tsx';
import { usePendingPayment } from './payment/use-pending-payment.ts';

export function InvoicePage({ data: { checkout, returned } }: PageProps<InvoiceData>) {
  usePendingPayment(returned);
  useNewsOfReturn(returned);
  if (checkout) return <Checkout data={checkout} returned={returned} />;
  return returned && <ReturnedPage returned={returned} />;
}

/** Tells other tabs of a payment that came to nothing: the cart is open again, and they show it as locked (R21). */
function useNewsOfReturn(returned: Unpaid | null): void {
  const shell = useShellApi();
  const hasReturned = returned !== null;
  useEffect(() => {
    if (hasReturned) tellOthers(shell);
  }, [shell, hasReturned]);
}

function Checkout({ data, returned }: { data: CheckoutData; returned: Unpaid | null }) {
  const cart = useCartToCheckOut();
  // The cart has just been emptied elsewhere, and the navigation to `/cart` is under way.
  if (!cart) return <InvoiceSkeleton />;
  return <PayInvoice cart={cart} data={data} returned={returned} />;
}
