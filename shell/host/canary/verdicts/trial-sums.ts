import * as z from 'zod/mini';
import { isShare } from './judge.ts';
import { notedNames, type Noted } from './sliding-window.ts';

/** The limits of neighbouring buckets differ by a tenth, so that a percentile is known to a few percent of itself. */
const ratio = 1.1;
/** The longest time that is told apart from longer ones, in milliseconds. */
const mostMs = 60_000;
const buckets = bucketOf(mostMs) + 1;

const counts = z.array(z.int().check(z.gte(0))).check(z.maxLength(buckets));

/**
 * What was seen of one version since its trial's step began, however long ago: for each kind of figure the number of samples in each
 * bucket. Errors have two buckets, without and with one; times have one for each tenth more; visits and browsers that came alive have a
 * single one. Sums of two hosts add up.
 */
export const sumsSchema = z.partialRecord(z.enum(notedNames), counts);
export type Sums = z.infer<typeof sumsSchema>;

/** Both sides of a trial. */
export interface TrialSums {
  canary: Sums;
  predecessor: Sums;
}

export function emptySums(): TrialSums {
  return { canary: {}, predecessor: {} };
}

/** Counts one sample. */
export function count(sums: Sums, noted: Noted, value: number): void {
  const bucket = bucketFor(noted, value);
  const bins = (sums[noted] ??= []);
  while (bins.length <= bucket) bins.push(0);
  bins[bucket] = (bins[bucket] ?? 0) + 1;
}

export function added(one: TrialSums, other: TrialSums): TrialSums {
  return {
    canary: addedSides(one.canary, other.canary),
    predecessor: addedSides(one.predecessor, other.predecessor),
  };
}

export function isEmpty({ canary, predecessor }: TrialSums): boolean {
  return [canary, predecessor].every((sums) => Object.keys(sums).length === 0);
}

/** The number of samples. */
export function total(bins: readonly number[] = []): number {
  return bins.reduce((sum, bin) => sum + bin, 0);
}

/** The time that three quarters of the samples do not exceed, in milliseconds; even times within a bucket are assumed. */
export function p75Of(bins: readonly number[]): number {
  let left = total(bins) * 0.75;
  for (const [bucket, bin] of bins.entries()) {
    if (bin > 0 && left <= bin)
      return lower(bucket) + (left / bin) * (upper(bucket) - lower(bucket));
    left -= bin;
  }
  return 0;
}

/** The number of samples beyond a time in milliseconds. */
export function beyond(bins: readonly number[], limitMs: number): number {
  return bins.reduce((sum, bin, bucket) => {
    const part = (upper(bucket) - limitMs) / (upper(bucket) - lower(bucket));
    return sum + bin * Math.min(Math.max(part, 0), 1);
  }, 0);
}

function addedSides(one: Sums, other: Sums): Sums {
  const names = notedNames.filter((name) => one[name] ?? other[name]);
  return Object.fromEntries(
    names.map((name) => {
      const [some = [], more = []] = [one[name], other[name]];
      const longer = some.length > more.length ? some : more;
      return [name, longer.map((_, bucket) => (some[bucket] ?? 0) + (more[bucket] ?? 0))];
    }),
  );
}

function bucketFor(noted: Noted, value: number): number {
  if (noted === 'visits' || noted === 'aliveMs') return 0;
  if (isShare(noted)) return value > 0 ? 1 : 0;
  return bucketOf(Math.min(value, mostMs));
}

function bucketOf(ms: number): number {
  return ms < 1 ? 0 : Math.floor(Math.log(ms) / Math.log(ratio)) + 1;
}

function lower(bucket: number): number {
  return bucket === 0 ? 0 : ratio ** (bucket - 1);
}

function upper(bucket: number): number {
  return ratio ** bucket;
}
