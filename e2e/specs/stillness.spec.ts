import { seeded } from '../people/seeded-products.ts';
import { expect, test } from '../people/shopper.ts';

declare global {
  /** What moved by itself, as the browser measures it. */
  var shifts: { value: number; what: string }[];
}

interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null }[];
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
      await page.addInitScript(() => {
        globalThis.shifts = [];
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as LayoutShift[]) {
            if (entry.hadRecentInput) continue;
            const what = entry.sources.map(({ node }) => (node as Element | null)?.outerHTML ?? '');
            globalThis.shifts.push({ value: entry.value, what: what.join(' | ').slice(0, 300) });
          }
        }).observe({ type: 'layout-shift', buffered: true });
      });

      await shopper.opens(path);
      await page.evaluate(() => document.fonts.ready);
      await shopper.footer.scrollIntoViewIfNeeded();
      await expect
        .poll(() =>
          page.evaluate(() => [...document.images].filter((image) => !image.complete).length),
        )
        .toBe(0);

      expect(await page.evaluate(() => globalThis.shifts)).toEqual([]);
    },
  );
}
