/** The tag of every answer: what its notice names may have changed anything. */
export const everything = '*';

/** More tags than this are not told apart: all of them count as changed then. */
const mostTags = 10_000;

/** What has changed since when, so that whatever was made meanwhile is known to be old. */
export class ChangeLog {
  readonly #changedAt = new Map<string, number>();
  #count = 0;
  #everythingAt = 0;

  /** To be held against what changes from now on. */
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

  /** Whether anything of what has these tags may have changed after that moment. */
  isTouched(tags: Iterable<string>, since: number): boolean {
    if (this.#everythingAt > since) return true;
    for (const tag of tags) if ((this.#changedAt.get(tag) ?? 0) > since) return true;
    return false;
  }
}
