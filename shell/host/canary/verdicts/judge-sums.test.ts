import { expect, test } from 'vitest';
import { fieldTime, seededChance } from './chance-fixtures.ts';
import { judgeSums, stepTimesToGo } from './judge-sums.ts';
import { wronglyPassed, wronglyTakenBack } from './sequential.ts';
import { count, emptySums, type Sums, type TrialSums } from './trial-sums.ts';

type Visit = (chance: () => number, sums: Sums) => void;

const withErrors =
  (share: number): Visit =>
  (chance, sums) =>
    count(sums, 'browserErrors', chance() < share ? 1 : 0);

/** Visits come one by one to both versions, with a look after every third. Answers the first verdict, and after how many visits. */
function aTrial(
  [canary, predecessor]: readonly [Visit, Visit],
  { seed, most, beside = 1 }: { seed: number; most: number; beside?: number },
) {
  const chance = seededChance(seed);
  const sums = emptySums();
  for (let visit = 1; visit <= most; visit++) {
    canary(chance, sums.canary);
    for (let other = 0; other < beside; other++) predecessor(chance, sums.predecessor);
    const { verdict } = visit % 3 === 0 ? judgeSums(sums) : { verdict: 'open' as const };
    if (verdict !== 'open') return { verdict, visit };
  }
  return { verdict: 'open', visit: most } as const;
}

/** The verdicts of many trials. */
function manyTrials(
  sides: readonly [Visit, Visit],
  { trials, most, beside }: { trials: number; most: number; beside?: number },
) {
  const ends = Array.from({ length: trials }, (_, seed) =>
    aTrial(sides, { seed: seed * 7919 + 1, most, ...(beside !== undefined && { beside }) }),
  );
  const share = (wanted: string) =>
    ends.filter(({ verdict }) => verdict === wanted).length / trials;
  const visits = ends.map(({ visit }) => visit).toSorted((one, other) => one - other);
  return { worse: share('worse'), passed: share('passed'), median: visits[trials >> 1] };
}

/** Several visits of the same visitor: what happens at the first happens at the others. */
function repeated(visit: Visit, times: number): Visit {
  let left = 0;
  let seen: Sums = {};
  return (chance, sums) => {
    if (left === 0) {
      [left, seen] = [times, {}];
      visit(chance, seen);
    }
    left -= 1;
    const [, errors = 0] = seen.browserErrors ?? [];
    count(sums, 'browserErrors', errors);
  };
}

test('a canary at the very limit is taken back or passes no oftener than stated, at any of 500 looks', () => {
  // Of a hundred visits with the predecessor 3 have errors; twice that and 5 more are allowed.
  const { worse, passed } = manyTrials([withErrors(0.11), withErrors(0.03)], {
    trials: 1000,
    most: 1500,
  });

  expect(worse).toBeLessThanOrEqual(wronglyTakenBack);
  expect(passed).toBeLessThanOrEqual(wronglyPassed);
});

test('the same holds where each visitor comes twice, and has the same errors again', () => {
  const sides = [repeated(withErrors(0.11), 2), repeated(withErrors(0.03), 2)] as const;
  const { worse, passed } = manyTrials(sides, { trials: 600, most: 1500 });

  expect(worse).toBeLessThanOrEqual(wronglyTakenBack);
  expect(passed).toBeLessThanOrEqual(wronglyPassed);
});

test('the same holds for times at their limit', () => {
  const slow: Visit = (chance, sums) => {
    withErrors(0.01)(chance, sums);
    count(sums, 'lcpMs', 1.2 * fieldTime(chance, 2000) + 200);
  };
  const usual: Visit = (chance, sums) => {
    withErrors(0.01)(chance, sums);
    count(sums, 'lcpMs', fieldTime(chance, 2000));
  };
  const { worse, passed } = manyTrials([slow, usual], { trials: 200, most: 1200 });

  expect(worse).toBeLessThanOrEqual(wronglyTakenBack);
  expect(passed).toBeLessThanOrEqual(wronglyPassed);
});

test.each([1, 9, 99])(
  'a canary that is as good as its predecessor passes after some hundred visits, with %i beside each',
  (beside) => {
    const visit: Visit = (chance, sums) => {
      withErrors(0.02)(chance, sums);
      count(sums, 'lcpMs', fieldTime(chance, 2000));
    };
    const { worse, passed, median } = manyTrials([visit, visit], {
      trials: 40,
      most: 3000,
      beside,
    });

    expect({ worse, passed }).toEqual({ worse: 0, passed: 1 });
    expect(median).toBeGreaterThan(100);
    expect(median).toBeLessThan(1200);
  },
);

test('a canary that fails for every fourth visitor is taken back after fewer', () => {
  const { worse, median } = manyTrials([withErrors(0.25), withErrors(0.01)], {
    trials: 200,
    most: 3000,
    beside: 9,
  });

  expect(worse).toBe(1);
  expect(median).toBeLessThan(150);
});

test('a slow canary is found by its times, however good the rest is', () => {
  const sums = sumsOf(400, (_visit, canary) => ({ errors: 0, lcpMs: canary ? 3500 : 2000 }));

  expect(judgeSums(sums)).toMatchObject({
    verdict: 'worse',
    reason: expect.stringMatching(/^largest paint 3\d{3} ms, before [12]\d{3} ms$/) as string,
    figures: { browserErrors: { canary: { value: 0, samples: 400 } } },
  });
});

test('a measure with enough samples has to be as good, and one with too few does not count', () => {
  const sums = sumsOf(600, () => ({ errors: 0, lcpMs: 900 }));
  expect(judgeSums(sums).verdict).toBe('passed');

  for (let sample = 0; sample < 49; sample++) {
    for (const side of [sums.canary, sums.predecessor]) count(side, 'inpMs', 80);
  }
  expect(judgeSums(sums).verdict).toBe('passed');

  for (const side of [sums.canary, sums.predecessor]) count(side, 'inpMs', 80);
  expect(judgeSums(sums).verdict).toBe('open');
});

test('browsers that never come alive are worse, though they report nothing', () => {
  const sums = sumsOf(300, () => ({ errors: 0, lcpMs: 900 }));
  for (let visit = 0; visit < 300; visit++) {
    for (const side of [sums.canary, sums.predecessor]) count(side, 'visits', 1);
    if (visit % 10 > 0) count(sums.predecessor, 'aliveMs', 500);
  }

  expect(judgeSums(sums).reason).toBe('silent visits 100 %, before 10 %');
});

test('how long it takes is told by the samples so far, and not without any', () => {
  expect(stepTimesToGo(emptySums())).toBeNull();

  const [some, enough] = [60, 600].map((visits) =>
    stepTimesToGo(sumsOf(visits, () => ({ errors: 0, lcpMs: 900 }))),
  );

  expect(some).toBeGreaterThan(3);
  expect(some).toBeLessThan(15);
  expect(enough).toBe(1);
});

/** So many visits of both versions. */
function sumsOf(
  visits: number,
  seen: (visit: number, isCanary: boolean) => { errors: number; lcpMs: number },
): TrialSums {
  const sums = emptySums();
  for (let visit = 0; visit < visits; visit++) {
    for (const isCanary of [true, false]) {
      const { errors, lcpMs } = seen(visit, isCanary);
      const side = isCanary ? sums.canary : sums.predecessor;
      count(side, 'browserErrors', errors);
      count(side, 'lcpMs', lcpMs);
    }
  }
  return sums;
}
