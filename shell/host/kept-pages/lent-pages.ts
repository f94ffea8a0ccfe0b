/** So many are remembered; older ones are taken back. */
const mostLent = 50_000;

/** Which files of a proxy's memory hold a page with which tags, as far as this process has answered. */
export class LentPages {
  /** The one that was given last is the last. */
  readonly #tagsOf = new Map<string, ReadonlySet<string>>();
  readonly #filesOf = new Map<string, Set<string>>();

  /** Returns the files that are too many by now. */
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

  /** The files with one of these tags; they are forgotten. */
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
