import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { lookMs, saying, stands } from '../browser/seeing.ts';
import { patienceMs, type Session } from '../browser/session.ts';
import type { Visit } from '../browser/visit.ts';
import { partNamed, type Part } from '../map/parts-of.ts';
import type { PageMap } from '../map/shop-map.ts';
import type { Fault } from '../report/row.ts';

/** The part that is pressed, and where the shop tells that something was bought. */
export interface Purchase {
  button: Part;
  /** Of this page, or of the page that the press leads to. */
  count: Part | undefined;
}

/** How to buy on a page; a sentence where the map does not tell. */
export function purchaseOn(
  session: Session,
  pageName: string,
  { withoutCode = false } = {},
): Purchase | string {
  const { pages, cart } = session.map;
  const page: PageMap = pages[pageName]!;
  const button = partNamed(page, 'buy');
  if (!button) return '`pages.*.parts.*.buy` is not in the map, for a page of the team';
  const count = partNamed(page, 'cartCount');
  // Many shops keep their header the same for all visitors until its code runs, so that the cart tells more.
  if (withoutCode && cart) return { button, count: undefined };
  if (!count && !cart) return 'neither `pages.*.parts.*.cartCount` nor `cart` is in the map';
  return { button, count };
}

/** Presses the button, which has to take the press within so many milliseconds, and looks whether something was bought. */
export async function buys(
  session: Session,
  visit: Visit,
  { button, count }: Purchase,
  pressMs = patienceMs(session),
): Promise<Fault | undefined> {
  const { page } = visit;
  const before = count && (await saying(page, count.selector));
  const refused = await press(page, button, pressMs);
  if (refused)
    return { expected: `the buy button (${button.selector}) to take a press`, seen: refused };
  return count ? countChanges(session, visit, { button, count, before }) : isInCart(session, visit);
}

async function press(page: Page, { selector }: Part, timeout: number): Promise<string | undefined> {
  const button = page.locator(selector).filter({ visible: true }).first();
  try {
    await button.click({ noWaitAfter: true, timeout });
    return undefined;
  } catch (error) {
    return (error as Error).message.split('\n')[0];
  }
}

async function countChanges(
  session: Session,
  visit: Visit,
  { button, count, before }: { button: Part; count: Part; before: string | undefined },
): Promise<Fault | undefined> {
  const { page } = visit;
  const address = page.url();
  const hasLeft = () => page.url() !== address;
  const startedAt = performance.now();
  const passed = () => performance.now() - startedAt;
  let isPressedAgain = false;
  let now = before;
  while (passed() < patienceMs(session)) {
    now = await saying(page, count.selector);
    if (now !== undefined && now !== before) return undefined;
    // A form has led to another page, whose count may be one for all visitors as long as no code runs.
    if (hasLeft() && session.map.cart) return isInCart(session, visit);
    // A press that came before the code may be lost, and a shopper presses again.
    if (!isPressedAgain && passed() > patienceMs(session) / 2 && !hasLeft()) {
      isPressedAgain = true;
      await press(page, button, patienceMs(session));
    }
    await wait(50);
  }
  return {
    expected: `the cart's count (${count.selector}) to change within ${session.map.within} s`,
    seen: now === undefined ? 'no count' : `“${now}”, before and after`,
  };
}

async function isInCart(session: Session, { page, traffic }: Visit): Promise<Fault | undefined> {
  const { path, line } = session.map.cart!;
  // The press itself may lead to the cart, one of whose files may be the broken one that never answers.
  await Promise.race([
    stands(page, line, patienceMs(session)),
    traffic.settles(patienceMs(session)),
  ]);
  if (await stands(page, line, lookMs)) return undefined;
  // On a slow machine the form may still be on its way to the same page, which it reaches then.
  await page.goto(path, { waitUntil: 'commit' }).catch(() => undefined);
  if (await stands(page, line, patienceMs(session))) return undefined;
  return { expected: `a line (${line}) in the cart at ${path}`, seen: 'none' };
}
