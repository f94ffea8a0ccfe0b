import type { Page } from '@playwright/test';

/** A file that the browser asked for, and who asked. */
export interface Fetched {
  /** Path and query. */
  path: string;
  type: string;
  /** The document's own markup asked for it: its parser, or one of its preloads. */
  byDocument: boolean;
  /** How many answers had to come, one after another, up to this one: 1 is the document, 2 what it names. */
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

/**
 * Opens an address and answers everything that the browser asked for until the first view was done: until the shell had
 * started and went on to fetch, for later, the code of its toast.
 */
export async function firstViewOf(page: Page, address: string): Promise<Fetched[]> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Network.enable');
  const fetched: Fetched[] = [];
  const roundTrips = new Map<string, number>();
  const done = Promise.withResolvers<void>();
  let documentUrl = '';

  cdp.on('Network.requestWillBeSent', (event) => {
    const { type = '', request, initiator } = event as Sent;
    if (type === 'Document') documentUrl = request.url;
    const { origin, pathname, search } = new URL(request.url);
    if (origin !== new URL(documentUrl).origin) return;
    if (/^\/r\/shell\/.*\/toast\./.test(pathname)) return done.resolve();
    const after = askersOf(initiator).map((url) => roundTrips.get(url) ?? 0);
    const roundTrip = Math.max(0, ...after) + 1;
    roundTrips.set(request.url, Math.min(roundTrip, roundTrips.get(request.url) ?? Infinity));
    fetched.push({
      path: pathname + search,
      type,
      byDocument: initiator.type === 'parser' && initiator.url === documentUrl,
      roundTrip,
    });
  });

  await page.goto(address);
  await done.promise;
  await cdp.detach();
  return fetched;
}

/** The size of a file as it travels, brotli, in bytes. */
export async function bytesOf(page: Page, path: string): Promise<number> {
  const response = await page.request.head(path, { headers: { 'accept-encoding': 'br' } });
  return Number(response.headers()['content-length']);
}

/** The files without which nobody would have asked: the markup, or every script on the way. */
function askersOf({ url, stack }: Sent['initiator']): string[] {
  const frames: string[] = [];
  for (let each = stack; each; each = each.parent) {
    frames.push(...each.callFrames.map((frame) => frame.url));
  }
  return url ? [url, ...frames] : frames;
}
