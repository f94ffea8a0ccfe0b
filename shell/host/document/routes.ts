import { matchPath } from '@kashi/border/pages/match-path';
import { shopPages, type ShopPages } from '@kashi/border/pages/shop-pages';
import type { PageRoute } from '@kashi/border/pages/page-route';
import type { ReleaseSet } from '../release-sets/release-set.ts';

export interface ShopRoute extends PageRoute {
  remote: string;
}

export interface MatchedRoute extends ShopRoute {
  params: Record<string, string>;
}

/** The pages of all remotes of the set. */
export function routesOf(set: ReleaseSet): readonly ShopRoute[] {
  const known = routes.get(set);
  if (known) return known;
  const found = [...set.remotes.values()].flatMap(({ manifest }) =>
    manifest.routes.map((route) => ({ ...route, remote: manifest.name })),
  );
  routes.set(set, found);
  return found;
}

const routes = new WeakMap<ReleaseSet, readonly ShopRoute[]>();

/** The pages of remotes that cannot be loaded now; these pages say so and offer a retry. */
export function missingRoutesOf({ missing }: ReleaseSet): ShopRoute[] {
  return missing.flatMap(({ name, routes }) =>
    (routes ?? []).map((route) => ({ ...route, remote: name })),
  );
}

/** The addresses of the set's pages, for header, menus and links. */
export function pagesOf(set: ReleaseSet): ShopPages {
  return shopPages([...routesOf(set), ...missingRoutesOf(set)]);
}

export function matchRoute(routes: readonly ShopRoute[], pathname: string): MatchedRoute | null {
  for (const route of routes) {
    for (const pattern of route.paths) {
      const params = matchPath(pattern, pathname);
      if (params) return { ...route, params };
    }
  }
  return null;
}

/** The page at a path, such as `mf-product/product`; the shell's name if the shell fills the page itself. */
export function pageNameAt(set: ReleaseSet, pathname: string): string {
  const route = matchRoute(routesOf(set), pathname);
  return route ? `${route.remote}/${route.page}` : 'shell';
}

/** Whether an address that no remote of the set answers belongs to a remote that cannot be loaded now. */
export function isMissing({ missing }: Pick<ReleaseSet, 'missing'>, pathname: string): boolean {
  return missing.some(
    ({ name, routes }) =>
      routes === null ||
      matchRoute(
        routes.map((route) => ({ ...route, remote: name })),
        pathname,
      ) !== null,
  );
}
