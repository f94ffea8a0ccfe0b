import { errors, type Page } from 'playwright-core';
import type { PageExample } from '../../../shared/src/border/page-route.ts';
import {
  forgetRendering,
  isAlive,
  isWaiting,
  signIn,
  textsThatDiffer,
  type Part,
} from './in-page.ts';
import { pageShown } from './page-shown.ts';
import { brief } from './page-troubles.ts';
import type { Tab } from './tab.ts';

/** Limit for a page to hydrate, and for it to become idle, in milliseconds. */
const patienceMs = 30_000;
/** The page is asked so often whether it is alive, in milliseconds; asked at each frame, it would draw frames for the question alone. */
const asksEveryMs = 50;
/** A redirect in code happens within this time after the page is idle, in milliseconds. */
const leadsOnWithinMs = 5000;
/** Largest cumulative layout shift of a visit that counts as good. */
const mostShift = 0.1;

export interface Visit {
  /** Problems so far, one sentence each. */
  troubles: string[];
  /** Whether the page was not ready in time, and nothing else is known against it. */
  isLate: boolean;
  /** Whether the server had rendered the page, or sent its skeleton alone. */
  isRendered: boolean;
  /** The page as it stands now, see `page-shown.ts`. */
  shown(): Promise<string[]>;
  /** The server's text that the browser has replaced there, as one sentence; null if none. */
  rewritten(part: Part): Promise<string | null>;
}

export interface VisitOptions extends PageExample {
  /** Origin of the shop under test. */
  origin: string;
  /** The browser discards the server's HTML and renders the page itself, as after a server that was too late. */
  alone?: boolean;
  /** Every call from the browser to the API fails: the page may redirect or show the failure, but must not break. */
  isFailing?: boolean;
}

/** Opens an address as a visitor would, waits until the page is hydrated and idle, and leaves it open. */
export async function browserVisit(
  tab: Tab,
  { origin, path, as: visitor, leadsTo = path, alone = false, isFailing = false }: VisitOptions,
): Promise<Visit> {
  const { page } = tab;
  const troubles = tab.troubles();
  const shown = async () => (await page.evaluate(pageShown)).shown;
  const rewritten = (part: Part) => differingTexts(page, part);
  if (visitor !== 'guest') await tab.runsFirst(signIn, visitor);
  if (alone) await tab.runsFirst(forgetRendering);
  try {
    const document = await page.goto(origin + path);
    if (!document?.ok()) troubles.push(`has status ${document?.status() ?? 0}`);
    await page.waitForFunction(isAlive, null, { polling: asksEveryMs, timeout: patienceMs });
    await page.waitForLoadState('networkidle', { timeout: patienceMs });
    if (!isFailing) await expectAt(page, leadsTo, troubles);
    else if (await page.evaluate(isWaiting)) troubles.push('goes on waiting, and says nothing');
    const { shift, isRendered } = await page.evaluate(pageShown);
    if (shift > mostShift) troubles.push(`boxes move by ${shift.toFixed(2)} when it comes alive`);
    return { troubles, isLate: false, isRendered, shown, rewritten };
  } catch (error) {
    const isLate = error instanceof errors.TimeoutError && troubles.length === 0;
    troubles.push(`does not come alive: ${brief(String(error))}`);
    return { troubles, isLate, isRendered: false, shown, rewritten };
  }
}

/** Waits for the redirect that the example names, and adds a problem if the page leads elsewhere. */
async function expectAt(page: Page, leadsTo: string, troubles: string[]): Promise<void> {
  const isThere = (url: URL) => isUnder(url.pathname, leadsTo);
  await page.waitForURL(isThere, { timeout: leadsOnWithinMs }).catch(() => {
    troubles.push(`leads to ${new URL(page.url()).pathname}, not to ${leadsTo}`);
  });
}

/** The shop may append the product's name to its address. */
function isUnder(at: string, path: string): boolean {
  const [wanted = ''] = path.split('?');
  return `${at}/`.startsWith(wanted.endsWith('/') ? wanted : `${wanted}/`);
}

async function differingTexts(page: Page, part: Part): Promise<string | null> {
  const { server, browser } = await page.evaluate(textsThatDiffer, part);
  if (server === undefined) return null;
  const said = (text = 'nothing') => text.slice(0, 200);
  return `the server has rendered «${said(server)}», the browser «${said(browser)}»`;
}
