import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from 'playwright-core';

/** In milliseconds since the navigation; undefined where nothing was painted within the time. */
export async function firstPaint(page: Page, withinMs: number): Promise<number | undefined> {
  const startedAt = performance.now();
  do {
    const paintedAt = await paintOf(page);
    if (paintedAt !== undefined) return paintedAt;
    await wait(50);
  } while (performance.now() - startedAt < withinMs);
  return undefined;
}

async function paintOf(page: Page): Promise<number | undefined> {
  try {
    return await page.evaluate(
      () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
    );
  } catch {
    // The page leads on to another address, whose paint counts.
    return undefined;
  }
}
