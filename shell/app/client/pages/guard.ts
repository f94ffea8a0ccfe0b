import { matchPath } from '@kashi/border/pages/match-path';
import type { ShopPages } from '@kashi/border/pages/shop-pages';
import type { BootRoute } from '@kashi/border/boot-data';

export interface Guard {
  /** Whether a guest must sign in before a path is shown. The API protects the data itself in the same way (R27). */
  needsSignIn(pathname: string): boolean;
  /**
   * The address for a guest who wants to see `url`, a path and query of this shop: the sign-in page, or home if there is none.
   */
  signInPath(url: string): string;
}

/** Guards the customers' pages, and every path below them (§2, Guard). */
export function createGuard(
  routes: readonly Pick<BootRoute, 'paths' | 'access'>[],
  pages: ShopPages,
): Guard {
  const guarded = routes
    .filter(({ access }) => access === 'customer')
    .flatMap(({ paths }) => paths.map((path) => path.toLowerCase()));
  // A page with a parameter first, `/:name`, has no fixed beginning, only its pattern.
  const beginnings = guarded.map((path) => path.split('/:', 1)[0]).filter(Boolean);

  return {
    needsSignIn(pathname) {
      const path = pathname.toLowerCase();
      return (
        beginnings.some((start) => path === start || path.startsWith(`${start}/`)) ||
        guarded.some((pattern) => matchPath(pattern, path))
      );
    },
    signInPath(url) {
      const path = pages.pathOf('sign-in');
      return path ? `${path}?returnUrl=${encodeURIComponent(url)}` : '/';
    },
  };
}
