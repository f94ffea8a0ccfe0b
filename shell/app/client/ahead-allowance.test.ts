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
        // What arrives is told by the test.
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

/** One answer after another, each of so many bytes, until no more may be asked for; what came in all. */
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

test('a phone gets at most 150 kilobytes ahead, and most of them', () => {
  const bytes = fetchAll(4321);

  expect(bytes).toBeLessThanOrEqual(150_000);
  expect(bytes).toBeGreaterThan(130_000);
});

test('the account is kept over all documents of a visit', () => {
  const first = fetchAll(5000);

  expect(first + fetchAll(5000)).toBeLessThanOrEqual(150_000);
});

test('a computer has more to spend', () => {
  onAPhone(false);

  expect(fetchAll(5000)).toBeGreaterThan(500_000);
});

test('what the browser had already costs nothing', () => {
  const allowance = createAheadAllowance();

  for (let index = 0; index < 1000; index += 1) {
    allowance.expect(`/r/file-${index}.js`);
    arrives(`/r/file-${index}.js`, 0);
  }

  expect(allowance.admits(12)).toBe(true);
});

test('what the shopper has asked for themselves is not counted', () => {
  const allowance = createAheadAllowance();

  arrives('/media/large.webp', 400_000);

  expect(allowance.admits(12)).toBe(true);
});

test('what is on its way counts as much as a large file, and what nobody tells the size of', () => {
  const allowance = createAheadAllowance();

  for (let index = 0; index < 12; index += 1) allowance.expect(`/v1/${index}`);
  expect(allowance.admits(1)).toBe(false);
  for (let index = 0; index < 12; index += 1) arrives(`/v1/${index}`);

  expect(allowance.admits(1)).toBe(false);
});

test.each([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])(
  'nothing may come ahead with %o',
  (connection) => {
    onConnection(connection);

    expect(createAheadAllowance().admits(1)).toBe(false);
  },
);

test('a fast connection that saves nothing may be used', () => {
  onConnection({ saveData: false, effectiveType: '4g' });

  expect(createAheadAllowance().admits(1)).toBe(true);
});
