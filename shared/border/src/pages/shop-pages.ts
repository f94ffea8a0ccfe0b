import type { MenuEntry, MenuName, PageRole, PageRoute } from './page-route.ts';

/** A link of a menu, ready for display. */
export interface MenuLink extends Omit<MenuEntry, 'in'> {
  path: string;
}

/** The addresses of a shop's pages by role, so that no team needs another team's addresses. */
export interface ShopPages {
  /** The path of the page with this role; null if the shop has none. */
  pathOf(role: PageRole): string | null;
  /** The links of a menu in order; empty if no page is in it. */
  menu(name: MenuName): MenuLink[];
}

type KnownRoute = Pick<PageRoute, 'paths' | 'role' | 'menu'>;

export function shopPages(routes: readonly KnownRoute[]): ShopPages {
  return {
    pathOf(role) {
      const route = routes.find((known) => known.role === role);
      return route ? plainPath(route) : null;
    },
    menu: (name) =>
      routes
        .flatMap((route) => linksIn(name, route))
        .sort((one, other) => one.place - other.place)
        .map(({ link }) => link),
  };
}

function linksIn(name: MenuName, route: KnownRoute): { place: number; link: MenuLink }[] {
  return (route.menu ?? []).flatMap(({ in: places, path = plainPath(route), ...link }) => {
    const place = places[name];
    return place === undefined || path === null ? [] : [{ place, link: { ...link, path } }];
  });
}

/** The first path without parameters; null if every path has one. */
function plainPath({ paths }: KnownRoute): string | null {
  return paths.find((path) => !path.includes(':')) ?? null;
}
