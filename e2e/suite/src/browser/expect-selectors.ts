import { partsOf } from '../map/parts-of.ts';
import { MapMistakes } from '../map/read-map.ts';
import type { ShopMap } from '../map/shop-map.ts';
import type { Session } from './session.ts';

/** Throws `MapMistakes` for selectors that no browser understands: they would be told as parts that are not there. */
export async function expectSelectors({ map, browser }: Session): Promise<void> {
  const page = await browser.newPage();
  const mistakes: string[] = [];
  for (const [field, selector] of selectorsOf(map)) {
    try {
      await page.locator(selector).count();
    } catch {
      mistakes.push(`\`${field}\` is not a selector: ${selector}.`);
    }
  }
  await page.close();
  if (mistakes.length > 0) throw new MapMistakes(mistakes);
}

function selectorsOf({ pages, teams, cart, notice }: ShopMap): [string, string][] {
  return [
    ...Object.entries(pages).flatMap(([name, page]): [string, string][] => [
      ...partsOf(page).map((part): [string, string] => [
        `pages.${name}.parts.${part.team}.${part.name}`,
        part.selector,
      ]),
      ...page.later.flatMap(({ press, see }, at): [string, string][] => [
        [`pages.${name}.later.${at}.press`, press],
        [`pages.${name}.later.${at}.see`, see],
      ]),
    ]),
    ...Object.entries(teams).flatMap(([name, { tiles }]): [string, string][] =>
      tiles ? [[`teams.${name}.tiles`, tiles]] : [],
    ),
    ...(cart ? [['cart.line', cart.line] as [string, string]] : []),
    ...(notice ? [['notice', notice] as [string, string]] : []),
  ];
}
