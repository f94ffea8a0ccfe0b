import { errors, type Page, type Response } from 'playwright-core';
import type { PageExample } from '@kashi/border/pages/page-route';
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

/** Stands in a document whose page the server has rendered. */
const rendered = /id="boot">[^<]*"state":"rendered"/;

export interface Visit {
  /** Problems so far, one sentence each. */
  troubles: string[];
  /** Whether the page was not ready in time, and nothing else is known against it. */
  isLate: boolean;
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

export interface OpenedPage {
  /** Whether the server had rendered the page; false if it sent the skeleton alone, or the page did not come. */
  isRendered: boolean;
  /** Waits until the page is hydrated and idle, and leaves it open. */
  settled(): Promise<Visit>;
}

/** Opens an address as a visitor would; its code begins to run. */
export async function openPage(tab: Tab, options: VisitOptions): Promise<OpenedPage> {
  const { origin, path, as: visitor, alone = false } = options;
  const { page } = tab;
  const troubles = tab.troubles();
  if (visitor !== 'guest') await tab.runsFirst(signIn, visitor);
  if (alone) await tab.runsFirst(forgetRendering);
  const visit = {
    troubles,
    shown: async () => (await page.evaluate(pageShown)).shown,
    rewritten: (part: Part) => differingTexts(page, part),
  };
  const failed = (error: unknown) => {
    const isLate = error instanceof errors.TimeoutError && troubles.length === 0;
    troubles.push(`does not come alive: ${brief(String(error))}`);
    return { ...visit, isLate };
  };
  try {
    const sent = documentSent(page);
    const document = await page.goto(origin + path, { waitUntil: 'domcontentloaded' });
    if (!document?.ok()) troubles.push(`has status ${document?.status() ?? 0}`);
    const isRendered = document !== null && rendered.test(await sent());
    const settled = () => settle(page, options, troubles).then(() => ({ ...visit, isLate: false }));
    return { isRendered, settled: () => settled().catch(failed) };
  } catch (error) {
    const visit = failed(error);
    return { isRendered: false, settled: () => Promise.resolve(visit) };
  }
}

/**
 * The text of the next document. Reading begins as soon as the document is there: where the page's code leads on at once, the browser
 * forgets the document before the visit to it is over.
 */
function documentSent(page: Page): () => Promise<string> {
  let text = Promise.resolve('');
  page.on('response', function read(response: Response) {
    const request = response.request();
    if (!request.isNavigationRequest() || request.frame() !== page.mainFrame()) return;
    if (response.status() >= 300 && response.status() < 400) return;
    page.off('response', read);
    text = response.text();
    // Whoever asks for the text is told; a visit that has failed before does not ask.
    text.catch(() => undefined);
  });
  return () => text;
}

/** Waits until the page is hydrated and idle, and adds what is wrong with it then. */
async function settle(
  page: Page,
  { path, leadsTo = path, isFailing = false }: VisitOptions,
  troubles: string[],
): Promise<void> {
  await page.waitForFunction(isAlive, null, { polling: asksEveryMs, timeout: patienceMs });
  await page.waitForLoadState('networkidle', { timeout: patienceMs });
  if (!isFailing) await expectAt(page, leadsTo, troubles);
  else if (await page.evaluate(isWaiting)) troubles.push('goes on waiting, and says nothing');
  const { shift } = await page.evaluate(pageShown);
  if (shift > mostShift) troubles.push(`boxes move by ${shift.toFixed(2)} when it comes alive`);
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
