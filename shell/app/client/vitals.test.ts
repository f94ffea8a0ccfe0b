import { afterEach, expect, test, vi } from 'vitest';
import type { Trouble } from '../telemetry/trouble.ts';
import type { BootData } from '@kashi/border/boot-data';
import { watchVisit, watchVitals } from './vitals.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

/** A browser that has loaded these files and reports these entries when asked. */
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
  vi.spyOn(performance, 'getEntriesByType').mockImplementation((type) =>
    type === 'resource'
      ? files.map((name) => ({ name, duration: 7 }) as PerformanceEntry)
      : ((entries[type] ?? []) as PerformanceEntry[]),
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

test("a visitor who leaves reports the visit's figures once, for every release of the visit", () => {
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
      [
        ...['shell@1.0.0-aa', 'mf-product@2.0.0-bb'].flatMap((release) => [
          [release, 'browserErrors', 0],
          [release, 'lcpMs', 812],
          [release, 'inpMs', 120],
        ]),
        ['shell@1.0.0-aa', 'tileLcpMs', 812],
        ['shell@1.0.0-aa', 'tileInpMs', 120],
        ['mf-product@2.0.0-bb', 'loadMs', 7],
        ['mf-product@2.0.0-bb', 'loadMs', 7],
      ],
    ],
  ]);
});

test('a browser without measures still reports errors, including earlier ones', () => {
  const browser = aBrowser(files.slice(0, 1), {});
  const troubles: Trouble[] = [['header', 'no data']];
  watchVitals(troubles);

  browser.leaves();

  expect(browser.told()).toEqual([
    [
      '/vitals',
      [
        ['shell@1.0.0-aa', 'browserErrors', 1],
        ['shell@1.0.0-aa', 'errors', 1],
      ],
    ],
  ]);
});

test('each remote gets the figures of its own tiles and code', () => {
  document.body.innerHTML =
    '<div id="page:mf-product/product"><h1></h1><div data-fragment="mf-cart/add"><b></b></div></div>';
  const browser = aBrowser([...files, 'https://shop.test/r/mf-cart/3/web/1.js'], {
    'largest-contentful-paint': [{ startTime: 812, element: document.querySelector('h1') }],
    event: [{ interactionId: 1, duration: 120, target: document.querySelector('b') }],
    'layout-shift': [
      { value: 0.25, sources: [{ node: document.querySelector('b')?.parentElement }] },
      { value: 0.5, hadRecentInput: true, sources: [] },
    ],
    measure: [
      { name: 'mount mf-cart/add', duration: 31.4 },
      { name: 'somebody else', duration: 1 },
    ],
    navigation: [{ responseStart: 90 }],
  });
  watchVitals([['fragment mf-cart/add', new Error('no stock')]]);

  browser.leaves();

  const [told] = browser.told() as [string, unknown[]][];
  expect(told?.[1].slice(9)).toEqual([
    ['mf-product@2.0.0-bb', 'tileLcpMs', 812],
    ['mf-cart@3', 'tileInpMs', 120],
    ['mf-cart@3', 'shift', 0.25],
    ['mf-cart@3', 'errors', 1],
    ['mf-cart@3', 'mountMs', 31],
    ['mf-product@2.0.0-bb', 'loadMs', 7],
    ['mf-product@2.0.0-bb', 'loadMs', 7],
    ['mf-cart@3', 'loadMs', 7],
    ['mf-product@2.0.0-bb', 'firstByteMs', 90],
  ]);
});

test.each([
  [1, [['shell@1.0.0-aa', 'mf-product@2.0.0-bb']]],
  [0.5, []],
])('with a share of %d, a browser reports at once that it is alive: %j', (share, alive) => {
  const browser = aBrowser(files, {});
  const page = { remote: 'mf-product', page: 'product', state: 'rendered', data: null };

  watchVisit({ measuredShare: share, page } as BootData, []);

  const beacons = browser.told() as [string, [string, string, number][]][];
  expect(beacons.map(([, samples]) => samples.map(([release]) => release))).toEqual(alive);
  expect(beacons.flatMap(([, samples]) => samples.map(([, measure]) => measure))).toEqual(
    alive.flat().map(() => 'aliveMs'),
  );
});
