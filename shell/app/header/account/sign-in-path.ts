import type { ShopPages } from '@kashi/border/pages/shop-pages';
import { usePages } from '@kashi/kit/ShellApiContext';
import { useAddress } from '../../frame-parts/use-address.ts';

type SignInRole = 'sign-in' | 'registration';

/** Whether this is a page that a sign-in leaves for good, so that leading back to it would be useless. */
export function isSignInPage(pages: ShopPages, pathname: string): boolean {
  return (['sign-in', 'registration', 'recovery'] as const).some(
    (role) => pages.pathOf(role)?.toLowerCase() === pathname.toLowerCase(),
  );
}

/** The address of a sign-in page, which leads back to the present page (§4); null if the shop has none for the role. */
export function useSignInPath(): (role: SignInRole) => string | null {
  const pages = usePages();
  const { pathname, search } = useAddress();
  const back = () => {
    if (pathname === '/') return '';
    if (isSignInPage(pages, pathname)) return search;
    return `?returnUrl=${encodeURIComponent(pathname + search)}`;
  };
  return (role) => {
    const path = pages.pathOf(role);
    return path && path + back();
  };
}
