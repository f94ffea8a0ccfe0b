import type { FrameHtml } from '@kashi/shared/border/shell-wire';
import type { ShopPages } from '@kashi/shared/border/shop-pages';
import { isSignInPage } from '../header/account/sign-in-path.ts';

/** In the place of where a visitor is, which nothing that a shop owner writes is. */
const here = '/-kashi-here-';

/** Where the frame looks as it does at most addresses. */
export const sampleUrl = here;

/**
 * The frame that was rendered at the sample's address, at another one: signing in leads back there. Null where more of it is
 * different: the box that tells what is searched for, the navigation's own places, the pages that a visitor signs in at.
 */
export function fitted(
  { above, below }: FrameHtml,
  url: string,
  pages?: ShopPages,
): FrameHtml | null {
  const { pathname, search, searchParams } = new URL(`http://shop.invalid${url}`);
  if (!pages || isOwnPlace(pages, pathname) || searchParams.has('SearchValue')) return null;
  const back = encodeURIComponent(pathname + search).replaceAll("'", '&#x27;');
  const fit = (html: string) => html.replaceAll(encodeURIComponent(here), () => back);
  return { above: fit(above), below: fit(below) };
}

function isOwnPlace(pages: ShopPages, pathname: string): boolean {
  const isCart = pages.pathOf('cart')?.toLowerCase() === pathname.toLowerCase();
  return pathname === '/' || isCart || isSignInPage(pages, pathname);
}
