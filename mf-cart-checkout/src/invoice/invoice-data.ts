import type { Ask } from '@kashi/contracts/asking/ask';
import type { Cart } from '@kashi/contracts/cart';
import { activeGateways, type KnownGateway } from '@kashi/contracts/gateways';
import type { Contents } from '@kashi/contracts/home';
import type { Invoice } from '@kashi/contracts/invoice';
import { found, redirect, type PageResult } from '@kashi/kit/define';
import { cartToCheckOut } from '../parts/checkout/checkout-cart.ts';
import { markPaymentUnderWay } from '../parts/checkout/payment-under-way.ts';
import { readShop } from '../parts/checkout/shop-data.ts';
import { readBankReturn } from './bank-return/bank-return.ts';
import type { Unpaid } from './payment/payment-data.ts';

export interface InvoiceData {
  /** The invoice to pay; null where the shopper comes back from the bank and the cart, or its delivery, is gone. */
  checkout: CheckoutData | null;
  /** The payment from which the shopper came back unpaid; null where the shopper does not come from the bank. */
  returned: Unpaid | null;
}

export interface CheckoutData {
  invoice: Invoice;
  shopAddress: string;
  /** The gateways that the shop has enabled, in the order of their codes. */
  gateways: KnownGateway[];
}

/**
 * Reads the step's data. Redirects to `/cart` without a cart or below the minimum, and to the first step where no delivery is
 * applied yet. A shopper who comes back from the bank always sees the outcome; a paid order's tracking page is one.
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
  if (!cart?.CartInfo.IsAddressApplied) {
    return returned
      ? found({ checkout: null, returned })
      : redirect(cart ? '/chooseAddress' : '/cart');
  }
  return found({ checkout: await readCheckout(ask, cart, shop), returned });
}

/** The invoice of a cart whose delivery is applied. Throws a `Problem`. */
export async function readCheckout(
  ask: Ask,
  { HashCartId }: Pick<Cart, 'HashCartId'>,
  shop: Contents['BaseInfos'],
): Promise<CheckoutData> {
  return {
    invoice: await readInvoice(ask, HashCartId),
    shopAddress: shop?.Address ?? '',
    gateways: activeGateways(shop ?? {}),
  };
}

/** What a cart comes to, and how it is sent. Throws a `Problem`. */
async function readInvoice(ask: Ask, HashCartId: string): Promise<Invoice> {
  const { value } = await ask('GET /v1/Orders/CartInvoice/Read', { HashCartId });
  return value;
}
