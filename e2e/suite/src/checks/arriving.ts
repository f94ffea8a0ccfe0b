import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { lookMs, stands, wordsOf } from '../browser/seeing.ts';
import { patienceMs, type Session } from '../browser/session.ts';
import { isTitleOrPrice } from '../map/parts-of.ts';
import type { Fault } from '../report/row.ts';

/** Whether a shopper who was on the way to a page sees the page or a notice. A sentence, where the map does not let the suite tell. */
export async function arrivalFault(
  session: Session,
  page: Page,
  pageName: string,
): Promise<Fault | string | undefined> {
  const { notice, pages } = session.map;
  const pageMap = pages[pageName]!;
  const standing = session.healthy.get(pageName)?.parts ?? [];
  const parts = standing.filter((part) => part.team === pageMap.team);
  const own = parts.filter(isTitleOrPrice).length > 0 ? parts.filter(isTitleOrPrice) : parts;
  const startedAt = performance.now();
  while (performance.now() - startedAt < patienceMs(session)) {
    const isThere = await Promise.all(own.map(({ selector }) => stands(page, selector, lookMs)));
    if (own.length > 0 && isThere.every(Boolean) && isAt(session, page, pageName)) return undefined;
    if (notice && (await stands(page, notice, lookMs))) return undefined;
    await wait(50);
  }

  const expected = `the page ${pageMap.path} or a notice within ${session.map.within} s`;
  const words = await wordsOf(page);
  if (words === '') return { expected, seen: 'a blank page' };
  if (!notice)
    return 'the page did not come but something else did, and `notice` is not in the map';
  return { expected, seen: `neither at ${pathOf(page.url())}; the page begins with “${words}”` };
}

function isAt(session: Session, page: Page, pageName: string): boolean {
  const asMapped = new URL(session.map.pages[pageName]!.path, session.address).href;
  const expected = [pathOf(asMapped), session.healthy.get(pageName)?.path];
  return expected.includes(pathOf(page.url()));
}

/** An address without its origin and without the place in the page. */
export function pathOf(address: string): string {
  const { pathname, search } = new URL(address);
  return pathname + search;
}

/** A page of another team, from which a link leads to this page if there is such a page. */
export function startFor(
  { map, healthy }: Session,
  pageName: string,
): { start: string; path: string; hasLink: boolean } | undefined {
  const target = map.pages[pageName]!;
  const path = healthy.get(pageName)?.path ?? target.path;
  const others = Object.keys(map.pages).filter((name) => map.pages[name]?.team !== target.team);
  const linked = others.find((name) => healthy.get(name)?.links.includes(path));
  const start = linked ?? others[0];
  return start === undefined ? undefined : { start, path, hasLink: linked !== undefined };
}
