import type { IncomingHttpHeaders } from 'node:http';

/** After this time, in milliseconds, a page has come alive, was left, or never will come alive. */
export const settledAfterMs = 30_000;
/** More than a process can serve within that time. */
const mostVisits = 5000;

/**
 * Counts, for one version, the visits that began and the browsers that came alive. A browser does not say which visit it belongs
 * to, only the age of its document: so both are counted by the time of the document's request, and a visit that has just begun is
 * not missing yet. The end of a visit does not matter.
 */
export class SilentVisits {
  /** The times of the requests, in milliseconds, the oldest first. */
  readonly #begun: number[] = [];
  readonly #alive: number[] = [];

  begin(now: number): void {
    remember(this.#begun, now);
  }

  /** A browser has come alive; its document was requested `ageMs` ago. */
  comeAlive(ageMs: number, now: number): void {
    remember(this.#alive, now - ageMs);
  }

  /** One sample for each settled visit since then: 1 if no browser came alive in it, else 0. */
  samples(since: number, now: number): number[] {
    const from = Math.max(since, this.#begun[0] ?? now);
    const isSettled = (at: number) => at >= from && at <= now - settledAfterMs;
    const begun = this.#begun.filter(isSettled).length;
    const alive = this.#alive.filter(isSettled).length;
    return Array.from({ length: begun }, (_, index) => (index < alive ? 0 : 1));
  }
}

/**
 * Whether a browser requests the page to show it. Crawlers run no code of ours, and most of them do not send these headers; a
 * browser that only prefetches marks its request.
 */
export function isBrowserVisit(headers: IncomingHttpHeaders): boolean {
  return headers['sec-fetch-dest'] === 'document' && headers['sec-purpose'] === undefined;
}

function remember(moments: number[], at: number): void {
  moments.push(at);
  if (moments.length > mostVisits) moments.shift();
}
