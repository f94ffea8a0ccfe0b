import type { Page, Request } from 'playwright-core';

/** What went wrong on a page, in the order of its coming. */
export interface Trouble {
  /** What the console calls an error, and errors that nobody has caught. */
  errors: string[];
  failedRequests: { address: URL; why: string }[];
}

/** Collects trouble from now on. */
export function collectTrouble(page: Page): Trouble {
  const trouble: Trouble = { errors: [], failedRequests: [] };
  const failed = (request: Request, why: string) =>
    trouble.failedRequests.push({ address: new URL(request.url()), why });

  page.on('console', (message) => {
    // A failed request is told by its answer, with the address.
    if (message.type() !== 'error' || message.text().startsWith('Failed to load resource')) return;
    trouble.errors.push(message.text());
  });
  page.on('pageerror', (error) => trouble.errors.push(`${error.name}: ${error.message}`));
  page.on('requestfailed', (request) => {
    const why = request.failure()?.errorText ?? 'failed';
    // The page itself gives requests up, for example when it leaves.
    if (why !== 'net::ERR_ABORTED') failed(request, why);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) failed(response.request(), `status ${response.status()}`);
  });
  return trouble;
}
