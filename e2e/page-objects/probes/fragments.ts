import { expect, type Page } from '@playwright/test';

/**
 * Waits until a fragment is hydrated. The page around it works before that; but until then a button of the cart's fragment submits
 * a form, which leaves the page.
 */
export async function isAlive(page: Page, id: `mf-${string}/${string}`): Promise<void> {
  const fragment = page.locator(`[data-fragment="${id}"]`).first();
  await expect.poll(() => fragment.evaluate(isReacts)).toBe(true);
}

/** Runs in the browser: React marks every element that it has created or hydrated. */
function isReacts({ firstElementChild }: Element): boolean {
  return Object.keys(firstElementChild ?? {}).some((key) => key.startsWith('__reactFiber$'));
}
