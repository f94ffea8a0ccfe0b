import type { BrowserContext, Page, Request, Route } from '@playwright/test';

/** Requests whose address contains `part`, counted from now on. */
export function requestsFor(page: Page, part: string): Request[] {
  const requests: Request[] = [];
  page.on('request', (request) => {
    if (decodeURIComponent(request.url()).includes(part)) requests.push(request);
  });
  return requests;
}

/** Keeps the answer to the next request for `part` back until it is released. */
export function holdNext(page: Page, part: string) {
  return hold(page, part, { times: 1 });
}

/** Keeps every answer for `part` back until they are released: which of its files is asked for first is left to chance. */
export function holdAll(page: Page, part: string) {
  return hold(page, part);
}

async function hold(page: Page, part: string, options: { times?: number } = {}) {
  const arrived = Promise.withResolvers<Request>();
  const released = Promise.withResolvers<void>();
  const pattern = (url: URL) => decodeURIComponent(url.href).includes(part);
  const handler = async (route: Route) => {
    arrived.resolve(route.request());
    await released.promise;
    // The page may have given it up meanwhile.
    await route.continue().catch(() => undefined);
  };
  await page.route(pattern, handler, options);

  return {
    /** The first request that is waiting. */
    arrived: arrived.promise,
    release: () => released.resolve(),
  };
}

/** Requests for `part` get no answer at all, until what this answers is called. */
export async function offersNoNetwork(page: Page, part: string): Promise<() => Promise<void>> {
  const pattern = (url: URL) => decodeURIComponent(url.href).includes(part);
  const handler = (route: Route) => route.abort('internetdisconnected');
  await page.route(pattern, handler);
  return () => page.unroute(pattern, handler);
}

/** What the browser tells of the network, and of whether its owner saves data, in every document from now on. */
export function hasConnection(
  browser: Page | BrowserContext,
  connection: { saveData?: boolean; effectiveType?: string },
): Promise<unknown> {
  return browser.addInitScript((value) => {
    Object.defineProperty(navigator, 'connection', { value, configurable: true });
  }, connection);
}
