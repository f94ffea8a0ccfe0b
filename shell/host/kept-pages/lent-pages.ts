/** The most remembered files; older ones are purged. */
const mostLent = 50_000;

/** Remembers which files of a proxy's cache hold a page with which tags, as far as this process has answered. */
export class LentPages {
  /** In the order of use, the latest last. */
  readonly #tagsOf = new Map<string, ReadonlySet<string>>();
  readonly #filesOf = new Map<string, Set<string>>();

  /** Adds a file; returns the files beyond the limit. */
  add(file: string, tags: ReadonlySet<string>): string[] {
    this.#forget(file);
    this.#tagsOf.set(file, tags);
    for (const tag of tags) {
      const files = this.#filesOf.get(tag);
      if (files) files.add(file);
      else this.#filesOf.set(tag, new Set([file]));
    }
    const [oldest] = this.#tagsOf.keys();
    if (this.#tagsOf.size <= mostLent || oldest === undefined) return [];
    this.#forget(oldest);
    return [oldest];
  }

  /** Removes and returns the files with one of these tags. */
  take(tags: readonly string[]): string[] {
    const files = tags.flatMap((tag) => [...(this.#filesOf.get(tag) ?? [])]);
    for (const file of files) this.#forget(file);
    return [...new Set(files)];
  }

  clear(): void {
    this.#tagsOf.clear();
    this.#filesOf.clear();
  }

  #forget(file: string): void {
    for (const tag of this.#tagsOf.get(file) ?? []) {
      const files = this.#filesOf.get(tag);
      files?.delete(file);
      if (files?.size === 0) this.#filesOf.delete(tag);
    }
    this.#tagsOf.delete(file);
  }
}
