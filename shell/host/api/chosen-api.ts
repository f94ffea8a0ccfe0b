import { wasNotReached } from './api-comeback.ts';

/** The interval at which an API that was left is asked whether it answers again, in milliseconds. */
const lookEveryMs = 5000;
const answersWithinMs = 1000;

/**
 * The API that this worker asks and whose changes it hears. Kept pages are valid only because both come from the same process:
 * another API might hear of a change later and give an older answer (ADR 026). While the worker's own API is away, the next one
 * replaces it.
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

  /** That API does not answer: the next one is asked from now on. Does nothing if that API was already left. */
  leave(url: string): void {
    if (url !== this.url || this.#urls.length === 1) return;
    this.#move((this.#chosen + 1) % this.#urls.length);
    this.#look ??= setInterval(() => void this.#lookBack(), lookEveryMs).unref();
  }

  /** Leaves that API if the error says that it was not reached; returns whether another API can be asked. */
  leaveIfAway(url: string, error: unknown): boolean {
    const isAway = wasNotReached(error);
    if (isAway) this.leave(url);
    return isAway && url !== this.url;
  }

  /** Returns the function that removes the listener. */
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
