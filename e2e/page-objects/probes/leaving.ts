import { expect, type Page, type Request } from '@playwright/test';

/**
 * Makes the page believe that its visitor leaves, and returns the report that it sends. The page stays open, since Playwright sees
 * no request of a page that is gone; it is left again until it reports, because the reporting code may still be loading.
 */
export async function leaves(page: Page): Promise<Request> {
  const told: Request[] = [];
  page.on('request', (request) => {
    if (request.postData()?.includes('browserErrors')) told.push(request);
  });

  await expect(async () => {
    await page.evaluate(async () => {
      // Observers are told in the order of their registration, so the page’s own has heard by then.
      await new Promise((resolve) =>
        new PerformanceObserver(resolve).observe({
          type: 'largest-contentful-paint',
          buffered: true,
        }),
      );
      dispatchEvent(new Event('pagehide'));
    });
    expect(told).toHaveLength(1);
  }).toPass();
  return told[0]!;
}
