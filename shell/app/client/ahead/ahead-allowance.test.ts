import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createAheadAllowance } from './ahead-allowance.ts';

let arrives: (name: string, transferSize?: number) => void;

beforeEach(() => {
  sessionStorage.clear();
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      constructor(tell: (list: { getEntries(): object[] }) => void) {
        arrives = (name, transferSize) =>
          tell({ getEntries: () => [{ name: new URL(name, location.href).href, transferSize }] });
      }
      observe() {
        // The test reports arrivals itself.
      }
    },
  );
  onAPhone(true);
});

afterEach(() => vi.unstubAllGlobals());

function onAPhone(isPhone: boolean) {
  vi.stubGlobal('matchMedia', () => ({ matches: !isPhone }));
}

function onConnection(connection: object) {
  vi.stubGlobal('navigator', { connection });
}

/** Prefetches answers of this size one after another until the allowance is used up; returns their total. */
function fetchAll(bytes: number): number {
  const allowance = createAheadAllowance();
  let sum = 0;
  for (let index = 0; allowance.admits(1); index += 1) {
    allowance.expect(`/v1/${index}`);
    arrives(`/v1/${index}`, bytes);
    sum += bytes;
  }
  return sum;
}

test('a phone prefetches at most 150 kilobytes, and most of them', () => {
  const bytes = fetchAll(4321);

  expect(bytes).toBeLessThanOrEqual(150_000);
  expect(bytes).toBeGreaterThan(130_000);
});

test('the allowance counts all documents of a visit', () => {
  const first = fetchAll(5000);

  expect(first + fetchAll(5000)).toBeLessThanOrEqual(150_000);
});

test('a computer has a larger allowance', () => {
  onAPhone(false);

  expect(fetchAll(5000)).toBeGreaterThan(500_000);
});

test("files from the browser's cache cost nothing", () => {
  const allowance = createAheadAllowance();

  for (let index = 0; index < 1000; index += 1) {
    allowance.expect(`/r/file-${index}.js`);
    arrives(`/r/file-${index}.js`, 0);
  }

  expect(allowance.admits(12)).toBe(true);
});

test("files that the shopper's own visits load are not counted", () => {
  const allowance = createAheadAllowance();

  arrives('/media/large.webp', 400_000);

  expect(allowance.admits(12)).toBe(true);
});

test('a file under way, or of unknown size, counts as a large file', () => {
  const allowance = createAheadAllowance();

  for (let index = 0; index < 12; index += 1) allowance.expect(`/v1/${index}`);
  expect(allowance.admits(1)).toBe(false);
  for (let index = 0; index < 12; index += 1) arrives(`/v1/${index}`);

  expect(allowance.admits(1)).toBe(false);
});

test.each([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])(
  'with %o nothing is prefetched',
  (connection) => {
    onConnection(connection);

    expect(createAheadAllowance().admits(1)).toBe(false);
  },
);

test('a fast connection without data saving may prefetch', () => {
  onConnection({ saveData: false, effectiveType: '4g' });

  expect(createAheadAllowance().admits(1)).toBe(true);
});
