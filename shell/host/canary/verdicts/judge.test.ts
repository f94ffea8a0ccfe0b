import { expect, test } from 'vitest';
import { fieldTime, seededChance } from './chance-fixtures.ts';
import { judge, measures, type Samples } from './judge.ts';

const nothing: Samples = {
  serverErrors: [],
  browserErrors: [],
  silentVisits: [],
  renderMs: [],
  lcpMs: [],
  inpMs: [],
};

/** This many samples, of which `bad` are errors. */
const errors = (count: number, bad: number) =>
  Array.from({ length: count }, (_, index) => (index < bad ? 1 : 0));

/** This many samples, three quarters of which are at most `p75`. */
const times = (count: number, p75: number) =>
  Array.from({ length: count }, (_, index) => (index < count * 0.75 ? p75 : p75 * 10));

test.each<[string, Partial<Samples>, Partial<Samples>, string]>([
  ['without any sample nothing is said', {}, {}, 'open'],
  [
    'a few errors among few samples prove nothing yet',
    { serverErrors: errors(29, 29) },
    { serverErrors: errors(500, 0) },
    'open',
  ],
  [
    'a predecessor with few samples is no measure',
    { serverErrors: errors(500, 500) },
    { serverErrors: errors(29, 0) },
    'open',
  ],
  [
    'errors on the server that the predecessor did not have',
    { serverErrors: errors(30, 10) },
    { serverErrors: errors(300, 0) },
    'worse',
  ],
  [
    'a few errors may be chance',
    { serverErrors: errors(30, 4) },
    { serverErrors: errors(300, 0) },
    'as good',
  ],
  [
    'the same share of many visits is no chance',
    { serverErrors: errors(300, 40) },
    { serverErrors: errors(3000, 0) },
    'worse',
  ],
  [
    'a handful of slow visits may be chance',
    { lcpMs: [...times(35, 2000), ...errors(15, 15).map(() => 9000)] },
    { lcpMs: times(500, 2000) },
    'as good',
  ],
  [
    "errors of both versions are not the canary's: the API is away",
    { serverErrors: errors(60, 40) },
    { serverErrors: errors(300, 200) },
    'as good',
  ],
  [
    'visits with errors in the browser',
    { browserErrors: errors(40, 16) },
    { browserErrors: errors(400, 8) },
    'worse',
  ],
  [
    'visits in which no browser comes alive',
    { silentVisits: errors(100, 100) },
    { silentVisits: errors(1000, 450) },
    'worse',
  ],
  [
    'a few more visitors who leave at once',
    { silentVisits: errors(100, 49) },
    { silentVisits: errors(1000, 300) },
    'as good',
  ],
  [
    'a render that takes half as long again',
    { renderMs: times(50, 150) },
    { renderMs: times(50, 100) },
    'worse',
  ],
  ['a few milliseconds more', { renderMs: times(50, 24) }, { renderMs: times(50, 5) }, 'as good'],
  [
    'a largest paint that comes later',
    { lcpMs: times(50, 2701) },
    { lcpMs: times(50, 2000) },
    'worse',
  ],
  ['slow answers to a press', { inpMs: times(80, 300) }, { inpMs: times(50, 100) }, 'worse'],
  [
    'a canary that is better',
    { renderMs: times(50, 10), lcpMs: times(50, 500) },
    { renderMs: times(50, 100), lcpMs: times(50, 2000) },
    'as good',
  ],
  [
    'one bad measure among good ones',
    { renderMs: times(50, 10), serverErrors: errors(50, 20) },
    { renderMs: times(50, 100), serverErrors: errors(50, 0) },
    'worse',
  ],
])('%s', (_rule, canary, predecessor, verdict) => {
  expect(judge({ ...nothing, ...canary }, { ...nothing, ...predecessor }).verdict).toBe(verdict);
});

test('a verdict gives its reason in a sentence and lists every compared figure', () => {
  const { reason, figures } = judge(
    { ...nothing, serverErrors: errors(40, 20), renderMs: times(60, 12) },
    { ...nothing, serverErrors: errors(400, 4), renderMs: times(400, 10), lcpMs: times(400, 900) },
  );

  expect(reason).toBe('errors on the server 50 %, before 1 %');
  expect(figures).toEqual({
    serverErrors: {
      canary: { value: 0.5, samples: 40 },
      predecessor: { value: 0.01, samples: 400 },
    },
    renderMs: { canary: { value: 12, samples: 60 }, predecessor: { value: 10, samples: 400 } },
  });
});

test(
  'a canary that is as good as its predecessor stays all day, whatever chance brings',
  { timeout: 60_000 },
  () => {
    // Each minute brings twelve visits of the canary and 108 of the predecessor, three percent of them with errors.
    const chance = seededChance(20_260_101);
    const visits = (count: number) => Array.from({ length: count }, () => visitBy(chance));
    let [canary, predecessor] = [visits(120), visits(1080)];
    const verdicts = new Set<string>();

    for (let look = 0; look < 24 * 60; look++) {
      canary = [...canary.slice(12), ...visits(12)];
      predecessor = [...predecessor.slice(108), ...visits(108)];
      verdicts.add(judge(samplesOf(canary), samplesOf(predecessor)).verdict);
    }

    expect([...verdicts]).toEqual(['as good']);
  },
);

test('every limit leaves room for the smallest difference', () => {
  for (const { times, plus } of Object.values(measures)) {
    expect(times).toBeGreaterThan(1);
    expect(plus).toBeGreaterThan(0);
  }
});

/** One visit: its largest paint is distributed as in the field, and some visits have an error. */
function visitBy(chance: () => number) {
  const lcpMs = fieldTime(chance, 2000);
  return { error: chance() < 0.03 ? 1 : 0, lcpMs };
}

function samplesOf(visits: ReturnType<typeof visitBy>[]): Samples {
  return {
    ...nothing,
    browserErrors: visits.map(({ error }) => error),
    lcpMs: visits.map(({ lcpMs }) => lcpMs),
  };
}
