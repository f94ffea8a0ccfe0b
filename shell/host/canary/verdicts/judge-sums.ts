import type { Figure } from '../../../releases/judgements.ts';
import { isShare, measureNames, measures, sentence, type Measure, type Verdict } from './judge.ts';
import { timesToGo, weighed, type Comparison } from './sequential.ts';
import { beyond, p75Of, total, type Sums, type TrialSums } from './trial-sums.ts';

/** A verdict by everything that was seen since the trial's step began. */
export type SumsVerdict = Omit<Verdict, 'verdict'> & {
  /** `passed`: as good in every measure that counts. */
  verdict: 'worse' | 'passed' | 'open';
};

/** A quarter of the times may lie beyond the limit, as in the ten-minute window. */
const slowShare = 0.25;
/** A share near 0 or 1 is not certain either. */
const leastVariance = 0.01;

/**
 * Judges a canary by its sums: it is worse if one measure proves it, and has passed if visits with errors, which every release has,
 * and every other measure with enough samples are as good.
 */
export function judgeSums(sums: TrialSums): SumsVerdict {
  const compared = measureNames.filter((name) => hasEnough(name, sums));
  const weighs = new Map(compared.map((name) => [name, weighed(comparisonOf(name, sums))]));
  const worse = compared.filter((name) => weighs.get(name) === 'worse');
  const isPassed =
    weighs.has('browserErrors') && [...weighs.values()].every((each) => each === 'as good');
  const figures = (name: Measure) => ({
    canary: figureOf(name, sums.canary),
    predecessor: figureOf(name, sums.predecessor),
  });

  return {
    verdict: worse.length > 0 ? 'worse' : isPassed ? 'passed' : 'open',
    reason: worse.map((name) => sentence({ name, ...figures(name) })).join('; '),
    figures: Object.fromEntries(compared.map((name) => [name, figures(name)])),
  };
}

/** The canary's visits, by the measure that every visit has. */
export function visitsOf({ canary }: TrialSums): number {
  return total(canary.browserErrors);
}

/**
 * How many times the present visits are needed until the step is decided, if all stays as it is. Null if there is nothing to say it
 * by; Infinity if the canary lies at the very limit.
 */
export function stepTimesToGo(sums: TrialSums): number | null {
  if (visitsOf(sums) === 0 || total(sums.predecessor.browserErrors) === 0) return null;
  const counting = measureNames.filter((name) => name === 'browserErrors' || hasEnough(name, sums));
  const waits = counting.map((name) => {
    const { least } = measures[name];
    const { canary, predecessor } = binsOf(name, sums);
    const most = Math.max(least / total(canary), least / total(predecessor));
    return Math.max(most, timesToGo(comparisonOf(name, sums)));
  });
  return Math.max(...waits);
}

function hasEnough(name: Measure, sums: TrialSums): boolean {
  const { canary, predecessor } = binsOf(name, sums);
  return Math.min(total(canary), total(predecessor)) >= measures[name].least;
}

function comparisonOf(name: Measure, sums: TrialSums): Comparison {
  const { canary, predecessor } = binsOf(name, sums);
  const samples = { canary: total(canary), predecessor: total(predecessor) };
  const { times, plus } = measures[name];
  if (!isShare(name)) {
    const limitMs = p75Of(predecessor) * times + plus;
    const variance = slowShare * (1 - slowShare);
    return {
      bad: beyond(canary, limitMs) / samples.canary,
      allowed: slowShare,
      canary: { samples: samples.canary, variance },
      predecessor: { samples: samples.predecessor, variance },
    };
  }
  const [, bad = 0] = canary;
  const [, badBefore = 0] = predecessor;
  const allowed = Math.min((badBefore / samples.predecessor) * times + plus, 1);
  // Without an error so far the next visit may have the first.
  const before = (badBefore + 1) / (samples.predecessor + 2);
  return {
    bad: bad / samples.canary,
    allowed,
    canary: {
      samples: samples.canary,
      variance: Math.max(allowed * (1 - allowed), leastVariance),
    },
    predecessor: {
      samples: samples.predecessor,
      variance: times ** 2 * before * (1 - before),
    },
  };
}

/** Both versions' samples of a measure, by bucket. */
function binsOf(
  name: Measure,
  { canary, predecessor }: TrialSums,
): Record<keyof TrialSums, number[]> {
  return { canary: binsIn(canary, name), predecessor: binsIn(predecessor, name) };
}

function binsIn(sums: Sums, name: Measure): number[] {
  if (name !== 'silentVisits') return sums[name] ?? [];
  const begun = total(sums.visits);
  const alive = Math.min(total(sums.aliveMs), begun);
  return [alive, begun - alive];
}

function figureOf(name: Measure, sums: Sums): Figure {
  const bins = binsIn(sums, name);
  const samples = total(bins);
  const value = isShare(name) ? (bins[1] ?? 0) / samples : p75Of(bins);
  return { value: Math.round(value * 1000) / 1000, samples };
}
