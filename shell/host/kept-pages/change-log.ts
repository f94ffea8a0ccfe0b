/** The tag of every answer: a notice with this tag may concern anything. */
export const everything = '*';

/** The most tags that are told apart; with more, everything counts as changed. */
const mostTags = 10_000;

/** Records which tags have changed since when, so that pages made meanwhile are known to be stale. */
export class ChangeLog {
  readonly #changedAt = new Map<string, number>();
  #count = 0;
  #everythingAt = 0;

  /** The present moment, for a later question about changes since. */
  now(): number {
    return this.#count;
  }

  note(tags: readonly string[]): void {
    this.#count += 1;
    for (const tag of tags) this.#changedAt.set(tag, this.#count);
    if (!tags.includes(everything) && this.#changedAt.size <= mostTags) return;
    this.#everythingAt = this.#count;
    this.#changedAt.clear();
  }

  /** Whether something with these tags may have changed after that moment. */
  isTouched(tags: Iterable<string>, since: number): boolean {
    if (this.#everythingAt > since) return true;
    for (const tag of tags) if ((this.#changedAt.get(tag) ?? 0) > since) return true;
    return false;
  }
}
