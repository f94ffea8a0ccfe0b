import type { Page } from '@playwright/test';
import { seeded } from '../people/seeded-products.ts';
import { expect, test, type Shopper } from '../people/shopper.ts';

declare global {
  /** What moved by itself, as the browser measures it. */
  var shifts: string[];
}

interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
}

for (const [name, path] of [
  ['home', '/'],
  ['the listing', '/filter'],
  ['a product', seeded.watch.path],
] as const) {
  test(
    `nothing on ${name} moves by itself, from the first paint to the foot of the page`,
    {
      tag: '@both',
    },
    async ({ page, shopper }) => {
      await page.addInitScript(recordShifts);

      await shopper.opens(path);
      await page.evaluate(() => document.fonts.ready);
      await readsToTheEnd(page, shopper);

      expect(await page.evaluate(() => globalThis.shifts)).toEqual([]);
    },
  );
}

/** Goes down the page window by window, and waits for the pictures of each. */
async function readsToTheEnd(page: Page, { footer }: Shopper): Promise<void> {
  const height = page.viewportSize()?.height ?? 0;
  for (let top = 0; top < (await page.evaluate(() => document.body.scrollHeight)); top += height) {
    await page.evaluate((offset) => scrollTo({ top: offset, behavior: 'instant' }), top);
    await expect.poll(() => page.evaluate(picturesOnTheirWay)).toEqual([]);
  }
  await expect(footer).toBeInViewport();
}

/** Those that can be seen; what a rail hides is fetched when it is turned. */
async function picturesOnTheirWay(): Promise<string[]> {
  const seen = await new Promise<IntersectionObserverEntry[]>((resolve) => {
    const observer = new IntersectionObserver(resolve);
    for (const image of document.images) observer.observe(image);
  });
  return seen
    .filter(({ isIntersecting }) => isIntersecting)
    .map(({ target }) => target as HTMLImageElement)
    .filter(({ complete }) => !complete)
    .map(({ src }) => src);
}

function recordShifts(): void {
  globalThis.shifts = [];
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries() as LayoutShift[]) {
      if (hadRecentInput) continue;
      const moves = sources.map(({ node, previousRect: from, currentRect: to }) => {
        const what = (node as Element | null)?.outerHTML?.slice(0, 120);
        return `${what} ${JSON.stringify([from, to])}`;
      });
      globalThis.shifts.push(`${value} ${moves.join(' | ')}`);
    }
  }).observe({ type: 'layout-shift', buffered: true });
}
