import { definePage } from '@kashi/kit/define';
import { checkoutMessages } from '../parts/checkout/checkout-messages.ts';
import { readInvoicePage, type InvoiceData } from './invoice-data.ts';
import { InvoicePage } from './InvoicePage.tsx';
import { InvoiceSkeleton } from './InvoiceSkeleton.tsx';

/** `/invoice`, the second step of the checkout. A shopper who did not pay comes back to it from the bank. */
export const page = definePage<InvoiceData>({
  load: ({ ask, url }) => readInvoicePage(ask, url),
  head: () => ({ title: checkoutMessages.invoice, robots: 'noindex' }),
  Component: InvoicePage,
});

export const Waiting = InvoiceSkeleton;
