import type { Ask } from '@kashi/shared/api/ask';
import type { BaseInfo } from '@kashi/shared/contracts/home';
import type { Invoice } from '@kashi/shared/contracts/invoice';
import type { PaymentOutcome } from '@kashi/shared/contracts/payment';
import { found, redirect, type PageResult } from '@kashi/shared/kit/define';
import { cartToCheckOut } from '../checkout-cart.ts';
import { gateways, type Gateway } from './gateways.ts';

export interface InvoiceData {
  invoice: Invoice;
  shopAddress: string;
  /** Those that the shop has enabled, in the order of their codes. */
  gateways: Gateway[];
  /** How the shopper came back from the bank; null when they come from the step before. */
  returned: BankReturn | null;
}

export interface BankReturn {
  outcome: PaymentOutcome;
  /** Where the money went that was paid for an order that could not be made. */
  refund: 'bank' | 'wallet' | null;
}

/** Goes back to `/cart` without a cart or below the minimum, and to the first step where nothing is applied yet. */
export async function readInvoicePage(ask: Ask, url: URL): Promise<PageResult<InvoiceData>> {
  const [cart, contents] = await Promise.all([
    cartToCheckOut(ask),
    ask('GET /v1/ContentManagement/Contents/Read', {}),
  ]);
  if (!cart) return redirect('/cart');
  if (!cart.CartInfo.IsAddressApplied) return redirect('/chooseAddress');

  const { HashCartId } = cart;
  const { value: invoice } = await ask('GET /v1/Orders/CartInvoice/Read', { HashCartId });
  const shop = contents.value.BaseInfos;
  return found({
    invoice,
    shopAddress: shop?.Address ?? '',
    gateways: shop ? enabledGateways(shop) : [],
    returned: returnOf(url.searchParams),
  });
}

function enabledGateways(shop: BaseInfo): Gateway[] {
  return gateways.filter(({ flag }) => shop[flag]);
}

/** `?payment=…&refund=…`, as the API's return from the bank says it; anything else is nobody's word. */
function returnOf(query: URLSearchParams): BankReturn | null {
  const outcome = query.get('payment');
  const refund = query.get('refund');
  if (outcome !== 'cancelled' && outcome !== 'failed' && outcome !== 'pending') return null;
  return { outcome, refund: refund === 'bank' || refund === 'wallet' ? refund : null };
}
