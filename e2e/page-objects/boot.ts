import type { Page } from '@playwright/test';

interface Boot {
  releaseSet: string;
  remotes: Record<string, { version: string }>;
}

/** What this document is made of. It stands last in the document, whose first parts are seen while the rest is on its way. */
export async function bootOf(page: Page): Promise<Boot> {
  await page.waitForLoadState('domcontentloaded');
  return JSON.parse((await page.locator('#boot').textContent()) ?? '') as Boot;
}
