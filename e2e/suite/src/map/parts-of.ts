import type { PageMap, ShopMap } from './shop-map.ts';

/** A part of a page, with the team that answers for it. */
export interface Part {
  team: string;
  name: string;
  selector: string;
}

/** The parts of a page that have to stand. A count of nothing is empty in many shops, so that buying alone shows it. */
export function standingParts(page: PageMap): Part[] {
  return partsOf(page).filter(({ name }) => name !== 'cartCount');
}

/** All parts that the map names on a page. */
export function partsOf({ parts }: PageMap): Part[] {
  return Object.entries(parts).flatMap(([team, named]) =>
    Object.entries(named)
      .filter((entry): entry is [string, string] => entry[1] !== undefined)
      .map(([name, selector]) => ({ team, name, selector })),
  );
}

/** The first part of that name, whoever has put it there. */
export function partNamed(page: PageMap, name: string): Part | undefined {
  return partsOf(page).find((part) => part.name === name);
}

/** What tells a shopper which product this is, and what it costs. */
export function isTitleOrPrice({ name }: Part): boolean {
  return name === 'title' || name === 'price';
}

/** The names of the pages that have something of a team. */
export function pagesWith({ pages }: ShopMap, team: string): string[] {
  return Object.entries(pages)
    .filter(([, page]) => page.team === team || team in page.parts)
    .map(([name]) => name);
}
