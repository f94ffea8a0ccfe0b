import type { FrameHtml } from '@kashi/border/shell-wire';
import type { ShopPages } from '@kashi/border/pages/shop-pages';
import { isSignInPage } from '../header/account/sign-in-path.ts';

/** Stands for the visitor's address in the sample; a shop owner's texts do not contain it. */
const here = '/-kashi-here-';

/** The address of the sample, at which the frame looks as at most addresses. */
export const sampleUrl = here;

/**
 * Converts the frame of the sample's address to another address, to which its sign-in links lead back. Null if more of the frame
 * differs there: the search box with the searched text, the current item of the navigation, the sign-in pages.
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
