import type { PageProps } from '@kashi/shared/kit/define';
import { useCartToCheckOut } from '../checkout-cart.ts';
import type { InvoiceData } from './invoice-data.ts';
import { InvoiceSkeleton } from './InvoiceSkeleton.tsx';
import { PayInvoice } from './PayInvoice.tsx';

export function InvoicePage({ data }: PageProps<InvoiceData>) {
  const cart = useCartToCheckOut();
  // The cart has just gone; `/cart` is on its way.
  if (!cart) return <InvoiceSkeleton />;
  return <PayInvoice cart={cart} data={data} />;
}
