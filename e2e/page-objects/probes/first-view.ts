import type { Page } from '@playwright/test';

/** A file that the browser requested, and what requested it. */
export interface Fetched {
  /** Path and query. */
  path: string;
  type: string;
  /** The document requested it: its markup, or an inline script for code that the markup names. */
  byDocument: boolean;
  /** Round trips up to this file: 1 for the document, 2 for files that it names. */
  roundTrip: number;
}

interface Sent {
  type?: string;
  request: { url: string };
  initiator: { type: string; url?: string; stack?: Stack };
}

interface Stack {
  callFrames: { url: string }[];
  parent?: Stack;
}

/** The initiator of a `modulepreload`, in the browser's words, unless it has seen the link before it parsed as far as there. */
const someModulePreload = 'about:client';

/**
 * Opens an address and returns every file that the browser requested for the first view, which ends when the shell has started
 * and fetches the code of its toast for later.
 */
export async function firstViewOf(page: Page, address: string): Promise<Fetched[]> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Network.enable');
  const all: Sent[] = [];
  const done = Promise.withResolvers<void>();

  cdp.on('Network.requestWillBeSent', (event) => {
    const later = /\/r\/shell\/.*\/(toast|fetch-ahead)\./.exec(event.request.url)?.[1];
    if (later === 'toast') done.resolve();
    if (!later) all.push(event);
  });

  // Some visits are measured, by code that loads after the first view.
  await page.addInitScript(() => (Math.random = () => 0.999));
  const answer = await page.goto(address);
  await done.promise;
  // The page's own code may be later than the shell's.
  await page.locator('html[data-interactive]').waitFor({ state: 'attached' });
  await cdp.detach();
  return fetchedBy(all, (await answer?.text()) ?? '');
}

/**
 * Whether the first view waits for a file: code, styles, fonts. The Latin font may come late, since its fallback is as readable.
 */
export function isNeeded({ type, path }: Fetched): boolean {
  return ['Script', 'Stylesheet', 'Font'].includes(type) && !path.includes('/latin.');
}

/** The transfer size of a file, with brotli, in bytes. */
export async function bytesOf(page: Page, path: string): Promise<number> {
  const response = await page.request.head(path, { headers: { 'accept-encoding': 'br' } });
  return Number(response.headers()['content-length']);
}

function fetchedBy(all: Sent[], html: string): Fetched[] {
  const fetched: Fetched[] = [];
  const roundTrips = new Map<string, number>();
  let documentUrl = '';

  for (const { type = '', request, initiator } of all) {
    if (type === 'Document') documentUrl = request.url;
    const { origin, pathname, search } = new URL(request.url);
    if (origin !== new URL(documentUrl).origin) continue;
    const isPreload = initiator.url === someModulePreload && preloads(html, pathname);
    const asker = isPreload ? documentUrl : initiator.url;
    const after = askersOf(initiator, asker).map((url) => roundTrips.get(url) ?? 0);
    const roundTrip = Math.max(0, ...after) + 1;
    roundTrips.set(request.url, Math.min(roundTrip, roundTrips.get(request.url) ?? Infinity));
    fetched.push({
      path: pathname + search,
      type,
      byDocument: isPreload || isAskedBy(documentUrl, initiator),
      roundTrip,
    });
  }
  return fetched;
}

function isAskedBy(documentUrl: string, { type, url, stack }: Sent['initiator']): boolean {
  return (type === 'parser' ? url : stack?.callFrames[0]?.url) === documentUrl;
}

/** The files that led to a request: the document, or each script of the chain. */
function askersOf({ stack }: Sent['initiator'], url?: string): string[] {
  const frames: string[] = [];
  for (let each = stack; each; each = each.parent) {
    frames.push(...each.callFrames.map((frame) => frame.url));
  }
  return url ? [url, ...frames] : frames;
}

function preloads(html: string, path: string): boolean {
  return html.includes(`<link rel="modulepreload" href="${path}"`);
}
