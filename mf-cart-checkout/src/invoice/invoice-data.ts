import type { Ask } from '@kashi/shared/api/ask';
import { activeGateways, type KnownGateway } from '@kashi/shared/contracts/gateways';
import type { Invoice } from '@kashi/shared/contracts/invoice';
import { found, redirect, type PageResult } from '@kashi/shared/kit/define';
import { cartToCheckOut } from '../parts/checkout/checkout-cart.ts';
import { markPaymentUnderWay } from '../parts/checkout/payment-under-way.ts';
import { readShop } from '../parts/checkout/shop-data.ts';
import { readBankReturn } from './bank-return.ts';
import type { Unpaid } from './payment-data.ts';

export interface InvoiceData {
  /** Null where the payment that the shopper comes back from has left nothing to be paid. */
  checkout: CheckoutData | null;
  /** How the shopper came back from the bank; null when they come from the step before. */
  returned: Unpaid | null;
}

export interface CheckoutData {
  invoice: Invoice;
  shopAddress: string;
  /** Those that the shop has enabled, in the order of their codes. */
  gateways: KnownGateway[];
}

/**
 * Goes back to `/cart` without a cart or below the minimum, and to the first step where nothing is applied yet. Who comes
 * back from the bank is told what became of the payment in any case: of one that was paid after all, by its order.
 */
export async function readInvoicePage(ask: Ask, url: URL): Promise<PageResult<InvoiceData>> {
  const [cart, shop, returned] = await Promise.all([
    cartToCheckOut(ask),
    readShop(ask),
    readBankReturn(ask, url.searchParams),
  ]);
  if (returned?.outcome === 'paid') {
    markPaymentUnderWay();
    return redirect(`/orderTracking/${returned.orderHash}`);
  }
  if (!cart) return returned ? found({ checkout: null, returned }) : redirect('/cart');
  if (!cart.CartInfo.IsAddressApplied) return redirect('/chooseAddress');

  const { HashCartId } = cart;
  const { value: invoice } = await ask('GET /v1/Orders/CartInvoice/Read', { HashCartId });
  return found({
    checkout: {
      invoice,
      shopAddress: shop?.Address ?? '',
      gateways: activeGateways(shop ?? {}),
    },
    returned,
  });
}
