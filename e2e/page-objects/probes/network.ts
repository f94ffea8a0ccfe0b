import type { BrowserContext, Page, Request, Route } from '@playwright/test';

/** Requests whose address contains `part`, counted from now on. */
export function requestsFor(page: Page, part: string): Request[] {
  const requests: Request[] = [];
  page.on('request', (request) => {
    if (decodeURIComponent(request.url()).includes(part)) requests.push(request);
  });
  return requests;
}

/** Holds back the response to the next request for `part` until it is released. */
export function holdNext(page: Page, part: string) {
  return hold(page, part, { times: 1 });
}

/** Holds back every response for `part` until they are released: which file is requested first varies. */
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
    // The page may have aborted the request meanwhile.
    await route.continue().catch(() => undefined);
  };
  await page.route(pattern, handler, options);

  return {
    /** The first request that is waiting. */
    arrived: arrived.promise,
    release: () => released.resolve(),
  };
}

/** Requests for `part` get no response until the returned function is called. */
export async function offersNoNetwork(page: Page, part: string): Promise<() => Promise<void>> {
  const pattern = (url: URL) => decodeURIComponent(url.href).includes(part);
  const handler = (route: Route) => route.abort('internetdisconnected');
  await page.route(pattern, handler);
  return () => page.unroute(pattern, handler);
}

/** Sets `navigator.connection` in every document from now on: the network's speed, and whether data is saved. */
export function hasConnection(
  browser: Page | BrowserContext,
  connection: { saveData?: boolean; effectiveType?: string },
): Promise<unknown> {
  return browser.addInitScript((value) => {
    Object.defineProperty(navigator, 'connection', { value, configurable: true });
  }, connection);
}
