/**
 * A test that may look at its figures after every visit, for days: a mixture sequential probability ratio test. A usual test that is
 * repeated until it says something says it by chance in the end; this one keeps its error rates however often it is asked.
 */

/** The part of the releases within their limits that the sums take back all the same: over all measures and steps together. */
export const wronglyTakenBack = 0.01;
/** The part of the canaries beyond a limit that pass a step all the same. */
export const wronglyPassed = 0.05;

/** How often a release can be taken back wrongly: for each measure, at each step. */
const chances = 6 * 3;
/** The difference, as a share of the samples, that the test finds fastest. */
const usual = 0.05;
/** Visits of one visitor resemble one another, so that two samples weigh as one. */
const samplesThatWeighOne = 2;

/** A share of bad samples, and the share that is allowed; both have the variance of one sample and a number of samples. */
export interface Comparison {
  bad: number;
  allowed: number;
  canary: { samples: number; variance: number };
  predecessor: { samples: number; variance: number };
}

/** `open`: more samples are needed, or the canary lies at the very limit. */
export type Weighed = 'worse' | 'as good' | 'open';

/** What the samples so far prove. */
export function weighed(comparison: Comparison): Weighed {
  const certainty = evidence(comparison);
  const isBeyond = comparison.bad > comparison.allowed;
  return certainty >= needed(isBeyond) ? (isBeyond ? 'worse' : 'as good') : 'open';
}

/**
 * How many times the present samples are needed for a verdict, if the difference stays as it is: 1 or less if there are enough, and
 * Infinity if there is no difference.
 */
export function timesToGo(comparison: Comparison): number {
  const { bad, allowed } = comparison;
  if (bad === allowed) return Infinity;
  const isEnough = (times: number) =>
    evidence(manyTimes(comparison, times)) >= needed(bad > allowed);
  let times = 1;
  while (!isEnough(times) && times < mostTimes) times *= 1.05;
  return times < mostTimes ? times : Infinity;
}

/** More than any shop waits for. */
const mostTimes = 10_000;

/** The logarithm of the likelihood of the differences that one looks for, against that of none. */
function evidence({ bad, allowed, canary, predecessor }: Comparison): number {
  const spread =
    samplesThatWeighOne *
    (canary.variance / canary.samples + predecessor.variance / predecessor.samples);
  const mixed = spread + usual ** 2;
  const difference = bad - allowed;
  return 0.5 * Math.log(spread / mixed) + (difference * usual) ** 2 / (2 * spread * mixed);
}

function needed(isBeyond: boolean): number {
  return Math.log(isBeyond ? chances / wronglyTakenBack : 1 / wronglyPassed);
}

function manyTimes({ canary, predecessor, ...shares }: Comparison, times: number): Comparison {
  return {
    ...shares,
    canary: { ...canary, samples: canary.samples * times },
    predecessor: { ...predecessor, samples: predecessor.samples * times },
  };
}
