import { wasNotReached } from './api-comeback.ts';

/** So often one that was left is asked whether it answers again, in milliseconds. */
const lookEveryMs = 5000;
const answersWithinMs = 1000;

/**
 * The one of the shop's APIs that this worker asks and listens to. What it keeps holds because both are the same process: another
 * might hear of a change later, and answer what was before it (ADR 026). Where its own is away the next one takes its place
 * until it is back.
 */
export class ChosenApi {
  readonly #urls: readonly string[];
  readonly #own: number;
  readonly #listeners = new Set<() => void>();
  #chosen: number;
  #look: NodeJS.Timeout | undefined;

  /** `number` spreads the workers of a host over the APIs. */
  constructor(urls: readonly string[], number = 0) {
    this.#urls = urls;
    this.#own = number % urls.length;
    this.#chosen = this.#own;
  }

  get url(): string {
    return this.#urls[this.#chosen] ?? '';
  }

  /** Nobody answers at that address: the next one is asked from now on. Nothing where somebody has left it already. */
  leave(url: string): void {
    if (url !== this.url || this.#urls.length === 1) return;
    this.#move((this.#chosen + 1) % this.#urls.length);
    this.#look ??= setInterval(() => void this.#lookBack(), lookEveryMs).unref();
  }

  /** What came of asking that address; it is left where nobody was there, which is answered. */
  leaveIfAway(url: string, error: unknown): boolean {
    const isAway = wasNotReached(error);
    if (isAway) this.leave(url);
    return isAway && url !== this.url;
  }

  /** Returns the function that stops it. */
  onMove(hear: () => void): () => void {
    this.#listeners.add(hear);
    return () => void this.#listeners.delete(hear);
  }

  stop(): void {
    clearInterval(this.#look);
  }

  async #lookBack(): Promise<void> {
    const answers = await fetch(`${this.#urls[this.#own]}/healthz`, {
      signal: AbortSignal.timeout(answersWithinMs),
    }).then(
      ({ ok }) => ok,
      () => false,
    );
    if (!answers) return;
    clearInterval(this.#look);
    this.#look = undefined;
    this.#move(this.#own);
  }

  #move(to: number): void {
    if (to === this.#chosen) return;
    this.#chosen = to;
    for (const hear of this.#listeners) hear();
  }
}
