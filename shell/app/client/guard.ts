import { matchPath } from '@kashi/shared/border/match-path';
import type { ShopPages } from '@kashi/shared/border/shop-pages';
import type { BootRoute } from '@kashi/shared/border/boot-data';

export interface Guard {
  /** Whether a guest has to sign in before a path is shown. The API enforces the same on the data itself (R27). */
  needsSignIn(pathname: string): boolean;
  /** Where a guest is sent who wants to see `url`, a path and query of this shop: home, where nobody can sign in. */
  signInPath(url: string): string;
}

/** Guards the customers' pages, and whatever begins with the path of one (§2, Guard). */
export function createGuard(
  routes: readonly Pick<BootRoute, 'paths' | 'access'>[],
  pages: ShopPages,
): Guard {
  const guarded = routes
    .filter(({ access }) => access === 'customer')
    .flatMap(({ paths }) => paths.map((path) => path.toLowerCase()));
  // Of a page at any address, `/:name`, nothing is known but the pattern.
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
