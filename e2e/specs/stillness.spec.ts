import type { Page } from '@playwright/test';
import { seeded } from '../people/seeded-products.ts';
import { expect, test, type Shopper } from '../people/shopper.ts';

declare global {
  /** What moved by itself since it was last asked for, as the browser measures it. */
  var takeShifts: () => Promise<{ value: number; moves: string[] }[]>;
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
      const letters = await holdLetters(page);

      await page.goto(path, { waitUntil: 'commit' });
      await shopper.canAct();
      expect(await page.evaluate(() => takeShifts())).toEqual([]);

      letters.arrive();
      await page.evaluate(() => document.fonts.ready);
      const widths = await page.evaluate(() => takeShifts());
      // Words become wider or narrower by a few pixels; a box that changes its place by them is another matter.
      expect(widths.reduce((sum, { value }) => sum + value, 0)).toBeLessThan(0.005);

      await readsToTheEnd(page, shopper);
      expect(await page.evaluate(() => takeShifts())).toEqual([]);
    },
  );
}

/** The shop's own letters come late, as on a slow network: until they are told to, the machine's stand in for them. */
async function holdLetters(page: Page): Promise<{ arrive(): void }> {
  const { promise: told, resolve: arrive } = Promise.withResolvers<void>();
  await page.route('**/*.woff2', async (route) => {
    await told;
    await route.continue();
  });
  return { arrive };
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
  const shifts: LayoutShift[] = [];
  const keep = (entries: PerformanceEntryList) => shifts.push(...(entries as LayoutShift[]));
  const observer = new PerformanceObserver((list) => keep(list.getEntries()));
  observer.observe({ type: 'layout-shift', buffered: true });

  globalThis.takeShifts = async () => {
    // A shift is known once its frame was painted, which is before the second frame from here.
    for (const _ of [1, 2]) await new Promise((painted) => requestAnimationFrame(painted));
    keep(observer.takeRecords());
    return shifts
      .splice(0)
      .filter(({ hadRecentInput }) => !hadRecentInput)
      .map(({ value, sources }) => ({ value, moves: sources.map(move) }));
  };

  function move({ node, previousRect, currentRect }: LayoutShift['sources'][number]): string {
    const what = (node as Element | null)?.outerHTML?.slice(0, 120);
    return `${what} ${JSON.stringify([previousRect, currentRect])}`;
  }
}
