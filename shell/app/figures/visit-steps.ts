import type { Audience, PageRole } from '@kashi/border/pages/page-route';
import type { VisitEvent } from '@kashi/contracts/visit-figures';

/** What the counting has to know of the page at an address. */
export interface VisitedPage {
  audience: Audience;
  role?: string | undefined;
  params: Record<string, string>;
}

/** Something that is counted; `productId` of `view` and `add`. */
export interface Figure {
  event: VisitEvent;
  productId?: number;
}

/** The key in this tab's storage: how far a checkout has come, `begun` or `invoice`. The way through a bank leaves it. */
const storageKey = 'figuresCheckout';

/**
 * What the arrival at a page counts as. A checkout is begun once until it is paid, and paid where the page after the invoice, with a bank
 * in between or not, is that of an order. So an old order that is looked at is no second payment.
 */
export function figureOf(page: VisitedPage | null): Figure | null {
  const role = page?.role as PageRole | undefined;
  const before = sessionStorage.getItem(storageKey);
  if (role === 'checkout' || role === 'invoice') {
    sessionStorage.setItem(storageKey, role === 'invoice' ? 'invoice' : 'begun');
    return before === null ? { event: 'begin' } : null;
  }
  if (before === 'invoice') {
    if (role === 'order') {
      forgetCheckout();
      return { event: 'pay' };
    }
    sessionStorage.setItem(storageKey, 'begun');
  }
  const productId = Number(page?.params['productId']);
  return role === 'product' && Number.isSafeInteger(productId)
    ? { event: 'view', productId }
    : null;
}

export function forgetCheckout(): void {
  sessionStorage.removeItem(storageKey);
}
