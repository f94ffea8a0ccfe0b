import { matchPath } from '@kashi/shared/border/match-path';
import { shopPages, type ShopPages } from '@kashi/shared/border/shop-pages';
import type { PageRoute } from '@kashi/shared/border/page-route';
import type { ReleaseSet } from '../release-sets/release-set.ts';

export interface ShopRoute extends PageRoute {
  remote: string;
}

export interface MatchedRoute extends ShopRoute {
  params: Record<string, string>;
}

/** Every page of every remote of the set. */
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

/** Those of remotes that cannot be had now: what leads there says so, and offers another try. */
export function missingRoutesOf({ missing }: ReleaseSet): ShopRoute[] {
  return missing.flatMap(({ name, routes }) =>
    (routes ?? []).map((route) => ({ ...route, remote: name })),
  );
}

/** Where the pages of the set are, for header, menus and links. */
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

/** The page at a path, `mf-product/product`; the shell's name where it fills the page itself. */
export function pageNameAt(set: ReleaseSet, pathname: string): string {
  const route = matchRoute(routesOf(set), pathname);
  return route ? `${route.remote}/${route.page}` : 'shell';
}

/** Whether an address that no remote of the set answers is one of a remote that cannot be had now. */
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
