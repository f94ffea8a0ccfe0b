import type { ShopPages } from '@kashi/shared/border/shop-pages';
import { usePages } from '@kashi/shared/kit/ShellApiContext';
import { useAddress } from '../../frame-parts/use-address.ts';

type SignInRole = 'sign-in' | 'registration';

/** Pages that a visitor leaves by signing in: coming back to them would be no use. */
export function isSignInPage(pages: ShopPages, pathname: string): boolean {
  return (['sign-in', 'registration', 'recovery'] as const).some(
    (role) => pages.pathOf(role)?.toLowerCase() === pathname.toLowerCase(),
  );
}

/** The address of a way in that leads back to where the visitor is now (§4); null where the shop has none. */
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
