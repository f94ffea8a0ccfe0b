import type { ClientRoute, RouteMatcher } from '../pages/client-routes.ts';

/** The pages that most links of this document lead to, each by one of its addresses. */
export function linkedPages(match: RouteMatcher, most: number): ClientRoute[] {
  const shown = match(location.href)?.id;
  const pages = new Map<string, { route: ClientRoute; links: number }>();
  for (const { href } of document.links) {
    const route = match(href);
    if (!route || route.id === shown) continue;
    const page = pages.get(route.id) ?? { route, links: 0 };
    page.links += 1;
    pages.set(route.id, page);
  }
  return [...pages.values()]
    .sort((one, other) => other.links - one.links)
    .slice(0, most)
    .map(({ route }) => route);
}

/** The `wanted` links that the visitor can see now, in document order. */
export function linksInView(
  wanted: (link: HTMLAnchorElement) => boolean,
): Promise<HTMLAnchorElement[]> {
  const links = [...document.links].filter(
    (link): link is HTMLAnchorElement => link instanceof HTMLAnchorElement && wanted(link),
  );
  if (links.length === 0) return Promise.resolve([]);

  return new Promise((resolve) => {
    // Observed once: unlike `getBoundingClientRect` this neither forces a layout nor counts links that a rail has scrolled out.
    const observer = new IntersectionObserver((entries) => {
      observer.disconnect();
      const seen = entries.filter(({ isIntersecting }) => isIntersecting);
      resolve(seen.map(({ target }) => target as HTMLAnchorElement));
    });
    for (const link of links) observer.observe(link);
  });
}
