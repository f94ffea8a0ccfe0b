import type { CallInput } from '@kashi/contracts/asking/ask';
import type { ShellApi } from '@kashi/border/shell-api';
import { mayCount, onConsent } from './consent.ts';
import { figureOf, forgetCheckout, type Figure, type VisitedPage } from './visit-steps.ts';

/** The page of the shop at an address; null if there is none. */
export type FindPage = (address: string) => VisitedPage | null;

/**
 * Counts what the visitor does from now on, as far as they have agreed to it (R48): arrivals by the page's role, additions to the cart by the
 * event of the cart's remote. Of an event that another tab has sent that tab counts. Returns the function that ends it.
 */
export function followVisit(
  {
    location,
    onLocationChange,
    events,
  }: Pick<ShellApi, 'location' | 'onLocationChange' | 'events'>,
  find: FindPage,
): () => void {
  /** The path that was counted last: a filter or a tab of the same page is no arrival. */
  let counted: string | null = null;
  const arrive = () => {
    if (!mayCount()) return forgetVisit();
    const [path = ''] = location().split('?');
    if (path === counted) return;
    counted = path;
    const figure = figureOf(find(path));
    if (figure) tell(figure);
  };
  const forgetVisit = () => {
    counted = null;
    forgetCheckout();
  };

  const ends = [
    onLocationChange(arrive),
    // A yes counts the page on the screen, and a no forgets how far the checkout has come.
    onConsent(arrive),
    events.subscribe('cart-updated', ({ addedProductId }, isOfOtherTab) => {
      if (addedProductId === undefined || isOfOtherTab || !mayCount()) return;
      tell({ event: 'add', productId: addedProductId });
    }),
  ];
  arrive();
  return () => ends.forEach((end) => end());
}

const address = '/v1/ContentManagement/VisitFigures/Count';

/** Tells the shop one event: without the session that the shell's own `fetch` would carry, and without a cookie. */
function tell({ event, productId }: Figure): void {
  const input: CallInput<`POST ${typeof address}`> = {
    Event: event,
    ...(productId !== undefined && { ProductId: productId }),
  };
  fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(input),
    credentials: 'omit',
    // The next page may be a bank's.
    keepalive: true,
  }).catch(() => {
    // Silence is right: a figure that is lost is no loss to the visitor.
  });
}
