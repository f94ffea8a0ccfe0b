import { expect, type Page, type Request } from '@playwright/test';

/**
 * Has the browser believe that its visitor leaves, and answers what it tells of the visit. A request of a page that is gone
 * is none of the page's, so the page stays; and as the code that tells may still be on its way, it is left until it tells.
 */
export async function leaves(page: Page): Promise<Request> {
  const told: Request[] = [];
  page.on('request', (request) => {
    if (request.postData()?.includes('browserErrors')) told.push(request);
  });

  await expect(async () => {
    await page.evaluate(async () => {
      // Who has asked before is told of it before.
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
