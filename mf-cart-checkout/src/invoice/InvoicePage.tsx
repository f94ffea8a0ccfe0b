import type { PageProps } from '@kashi/shared/kit/define';
import { useCartToCheckOut } from '../checkout-cart.ts';
import type { Unpaid } from './bank-return.ts';
import type { CheckoutData, InvoiceData } from './invoice-data.ts';
import { InvoiceSkeleton } from './InvoiceSkeleton.tsx';
import { PayInvoice } from './PayInvoice.tsx';
import { ReturnedPage } from './ReturnedPage.tsx';
import { usePendingPayment } from './use-pending-payment.ts';

export function InvoicePage({ data: { checkout, returned } }: PageProps<InvoiceData>) {
  usePendingPayment(returned);
  if (checkout) return <Checkout data={checkout} returned={returned} />;
  return returned && <ReturnedPage returned={returned} />;
}

function Checkout({ data, returned }: { data: CheckoutData; returned: Unpaid | null }) {
  const cart = useCartToCheckOut();
  // The cart has just gone; `/cart` is on its way.
  if (!cart) return <InvoiceSkeleton />;
  return <PayInvoice cart={cart} data={data} returned={returned} />;
}
