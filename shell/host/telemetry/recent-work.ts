import type { Outcome } from './observed.ts';

/** What is older is not lately, in milliseconds. */
const recentMs = 5 * 60_000;
/** More would change no figure that somebody reads. */
const mostWorks = 1000;

export interface RecentFigures {
  works: number;
  failed: number;
  /** Of those that did not fail, what three of four were not slower than; null where there are none. */
  p75Ms: number | null;
}

/** How a release has done on this process in the last five minutes. */
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
