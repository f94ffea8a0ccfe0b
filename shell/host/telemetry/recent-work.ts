import type { Outcome } from './observed.ts';

/** Older work is dropped, in milliseconds. */
const recentMs = 5 * 60_000;
/** The most works that are kept; more would not change a figure noticeably. */
const mostWorks = 1000;

export interface RecentFigures {
  works: number;
  failed: number;
  /** The 75th percentile of the successful work; null without any. */
  p75Ms: number | null;
}

/** The recent work of a release on this process: the last five minutes. */
export class RecentWork {
  readonly #works: (Outcome & { at: number })[] = [];

  add(outcome: Outcome, now: number): void {
    this.#works.push({ ...outcome, at: now });
    if (this.#works.length > mostWorks) this.#works.shift();
  }

  figures(now: number): RecentFigures {
    const works = this.#works.filter(({ at }) => at > now - recentMs);
    const times = works.filter(({ failed }) => !failed).map(({ ms }) => ms);
    const place = Math.ceil(times.length * 0.75) - 1;
    return {
      works: works.length,
      failed: works.length - times.length,
      p75Ms: times.toSorted((one, other) => one - other)[place] ?? null,
    };
  }
}
