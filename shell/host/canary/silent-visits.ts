import type { IncomingHttpHeaders } from 'node:http';

/** By then a page is alive, or was left, or never will be, in milliseconds. */
const settledAfterMs = 30_000;
/** More than a process can serve until they are settled. */
const mostVisits = 5000;

/**
 * Of one version, the visits that began and the browsers that came alive in one. No browser says which visit is its own, only how
 * old its document is: so both are counted by when the document was asked for, and a visit that has just begun is not missed
 * yet. When a visit ends does not matter.
 */
export class SilentVisits {
  /** Moments, in milliseconds, the oldest first. */
  readonly #begun: number[] = [];
  readonly #alive: number[] = [];

  begin(now: number): void {
    remember(this.#begun, now);
  }

  /** A browser whose document was asked for so long ago has come alive. */
  comeAlive(ageMs: number, now: number): void {
    remember(this.#alive, now - ageMs);
  }

  /** Of each settled visit since then: 1 where nobody has come alive in it, else 0. */
  samples(since: number, now: number): number[] {
    const from = Math.max(since, this.#begun[0] ?? now);
    const isSettled = (at: number) => at >= from && at <= now - settledAfterMs;
    const begun = this.#begun.filter(isSettled).length;
    const alive = this.#alive.filter(isSettled).length;
    return Array.from({ length: begun }, (_, index) => (index < alive ? 0 : 1));
  }
}

/**
 * A browser that is going to show what it asks for. Machines that read pages run no code of ours, and most of them say
 * nothing of the kind; nor does a browser that only fetches ahead.
 */
export function isBrowserVisit(headers: IncomingHttpHeaders): boolean {
  return headers['sec-fetch-dest'] === 'document' && headers['sec-purpose'] === undefined;
}

function remember(moments: number[], at: number): void {
  moments.push(at);
  if (moments.length > mostVisits) moments.shift();
}
