import type { Page } from '@playwright/test';

interface Boot {
  releaseSet: string;
  remotes: Record<
    string,
    { version: string; base: string; modules: Record<string, { css: string[] }> }
  >;
}

/** The boot data of this document. It is the last part of the document, so it may come after the first paint. */
export async function bootOf(page: Page): Promise<Boot> {
  await page.waitForLoadState('domcontentloaded');
  return JSON.parse((await page.locator('#boot').textContent()) ?? '') as Boot;
}
