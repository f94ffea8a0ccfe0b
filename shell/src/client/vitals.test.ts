import { afterEach, expect, test, vi } from 'vitest';
import { watchVitals } from './vitals.ts';

afterEach(() => vi.unstubAllGlobals());

/** A browser that has fetched these files and tells of these entries, as soon as it is asked. */
function aBrowser(files: string[], entries: Record<string, object[]>) {
  const sendBeacon = vi.fn();
  class Observer {
    static supportedEntryTypes = Object.keys(entries);
    readonly #tell: (list: { getEntries(): object[] }) => void;
    constructor(tell: (list: { getEntries(): object[] }) => void) {
      this.#tell = tell;
    }
    observe({ type }: { type: string }) {
      this.#tell({ getEntries: () => entries[type] ?? [] });
    }
  }
  vi.stubGlobal('PerformanceObserver', Observer);
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue(
    files.map((name) => ({ name }) as PerformanceEntry),
  );
  vi.stubGlobal('navigator', { sendBeacon });
  return {
    leaves: () => window.dispatchEvent(new Event('pagehide')),
    told: () =>
      sendBeacon.mock.calls.map(([to, body]) => [to, JSON.parse(String(body))] as unknown),
  };
}

const files = [
  'https://shop.test/r/shell/1.0.0-aa/web/shell.js',
  'https://shop.test/r/mf-product/2.0.0-bb/web/remoteEntry.js',
  'https://shop.test/r/mf-product/2.0.0-bb/web/1.js',
  'https://shop.test/media/watch.webp',
];

test('a visitor who leaves tells once how the visit went, for every release that it was made of', () => {
  const browser = aBrowser(files, {
    'largest-contentful-paint': [{ startTime: 400 }, { startTime: 812.4 }],
    event: [
      { interactionId: 1, duration: 120 },
      { interactionId: 2, duration: 56 },
      { interactionId: 0, duration: 900 },
    ],
  });
  watchVitals([]);

  browser.leaves();
  browser.leaves();

  expect(browser.told()).toEqual([
    [
      '/vitals',
      ['shell@1.0.0-aa', 'mf-product@2.0.0-bb'].flatMap((release) => [
        [release, 'browserErrors', 0],
        [release, 'lcpMs', 812],
        [release, 'inpMs', 120],
      ]),
    ],
  ]);
});

test('a browser that measures nothing still tells of trouble, also of what came before', () => {
  const browser = aBrowser(files.slice(0, 1), {});
  const troubles = ['page mf-product/product'];
  watchVitals(troubles);

  browser.leaves();

  expect(browser.told()).toEqual([['/vitals', [['shell@1.0.0-aa', 'browserErrors', 1]]]]);
});
