import type { Page } from '@playwright/test';

/** How many nodes the browser holds for the tab: those on the screen, and those of pages before that something still refers to. */
export async function nodesIn(page: Page): Promise<number> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Performance.enable');
  await cdp.send('HeapProfiler.collectGarbage');
  const { metrics } = await cdp.send('Performance.getMetrics');
  await cdp.detach();
  return metrics.find(({ name }) => name === 'Nodes')?.value ?? 0;
}
