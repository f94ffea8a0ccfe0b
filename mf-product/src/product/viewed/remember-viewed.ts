import { viewedKey } from '@kashi/border/kept/viewed-key';

/** Enough for twelve long ids; a half one at the end is no id, because no comma follows. */
const mostText = 150;

/**
 * Remembers a product as the one that was viewed last: the text is a comma, then each id and a comma, the latest first. In the first view: what reads the list comes
 * later.
 */
export function rememberViewed(productId: number): void {
  const others = (localStorage.getItem(viewedKey) ?? ',').replace(`,${productId},`, ',');
  localStorage.setItem(viewedKey, `,${productId}${others}`.slice(0, mostText));
}
