import { expect, type Page } from '@playwright/test';

/**
 * Waits until a fragment's own code has taken over what the server has rendered of it. The page around it is in use before
 * that; but a button of the cart's is a form's until then, which leads away.
 */
export async function isAlive(page: Page, id: `mf-${string}/${string}`): Promise<void> {
  const fragment = page.locator(`[data-fragment="${id}"]`).first();
  await expect.poll(() => fragment.evaluate(isReacts)).toBe(true);
}

/** In the browser: React marks every element that it has made or taken over. */
function isReacts({ firstElementChild }: Element): boolean {
  return Object.keys(firstElementChild ?? {}).some((key) => key.startsWith('__reactFiber$'));
}
