import { matchSegments, segmentsOf } from '@kashi/border/pages/match-path';
import type { BootRoute } from '@kashi/border/boot-data';

export interface ClientRoute extends BootRoute {
  /** `<remote>/<page>`, also the name of its single-spa application. */
  id: string;
  params: Record<string, string>;
  /** The path and query. */
  url: string;
}

/**
 * The page of this shop at an address; null if only the server can answer it. `lost` is an address that matches a route but that
 * the server has answered with not found.
 */
export function createRouteMatcher(routes: readonly BootRoute[], lost: string | null = null) {
  // By the number of segments: a document has hundreds of links, and comparing each with every pattern takes a slow phone 30 ms.
  const pagesByDepth: { route: BootRoute; wanted: string[] }[][] = [];
  for (const route of routes) {
    for (const wanted of route.paths.map(segmentsOf)) {
      (pagesByDepth[wanted.length] ??= []).push({ route, wanted });
    }
  }

  const find = (address: string): ClientRoute | null => {
    const { origin, pathname, search } = new URL(address, location.href);
    if (origin !== location.origin || pathname + search === lost) return null;

    const given = segmentsOf(pathname);
    for (const { route, wanted } of pagesByDepth[given.length] ?? []) {
      const params = matchSegments(wanted, given);
      if (params) {
        const id = `${route.remote}/${route.page}`;
        return { ...route, id, params, url: pathname + search };
      }
    }
    return null;
  };

  // Cached, because single-spa asks every page whether it is the present one, and asks again whenever a page is registered.
  let last: { address: string; base: string; route: ClientRoute | null } | undefined;
  return (address: string): ClientRoute | null => {
    const base = location.href;
    if (last?.address !== address || last.base !== base)
      last = { address, base, route: find(address) };
    return last.route;
  };
}

export type RouteMatcher = ReturnType<typeof createRouteMatcher>;
