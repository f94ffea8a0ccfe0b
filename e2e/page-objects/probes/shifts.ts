import type { Page } from '@playwright/test';

declare global {
  var takeShifts: () => Promise<Shift[]>;
}

/** A layout shift without user input, as the browser measures it, and the boxes that moved. */
interface Shift {
  value: number;
  moves: string[];
}

interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
}

/** Records layout shifts on every page from now on. */
export async function watchesShifts(page: Page) {
  await page.addInitScript(recordShifts);
  return {
    /** Shifts since the last call. */
    take: () => page.evaluate(() => takeShifts()),
  };
}

/** Runs in the browser. */
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
