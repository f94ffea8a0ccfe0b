/** The most remembered files; older ones are purged. */
const mostLent = 50_000;
/** The most tags of all remembered files together: a home page has dozens, and what is remembered has to fit in a worker's memory. */
const mostTagged = 250_000;

/** A tag, as one object for all files that have it. */
interface Tag {
  name: string;
  files: Set<string>;
}

/** Remembers which files of a proxy's cache hold a page with which tags, as far as this process has answered. */
export class LentPages {
  /** In the order of use, the latest last. */
  readonly #tagsOf = new Map<string, readonly Tag[]>();
  readonly #tags = new Map<string, Tag>();
  /** The sum of the files' tags. */
  #tagged = 0;

  /** Adds a file; returns the files beyond the limits. */
  add(file: string, names: ReadonlySet<string>): string[] {
    this.#forget(file);
    const tags = Array.from(names, (name) => this.#tagNamed(name));
    for (const { files } of tags) files.add(file);
    this.#tagsOf.set(file, tags);
    this.#tagged += tags.length;
    const tooMany: string[] = [];
    for (const [oldest] of this.#tagsOf) {
      if (this.#tagsOf.size <= mostLent && this.#tagged <= mostTagged) break;
      this.#forget(oldest);
      tooMany.push(oldest);
    }
    return tooMany;
  }

  /** Removes and returns the files with one of these tags. */
  take(names: readonly string[]): string[] {
    const files = names.flatMap((name) => [...(this.#tags.get(name)?.files ?? [])]);
    for (const file of files) this.#forget(file);
    return [...new Set(files)];
  }

  clear(): void {
    this.#tagsOf.clear();
    this.#tags.clear();
    this.#tagged = 0;
  }

  #tagNamed(name: string): Tag {
    const known = this.#tags.get(name);
    if (known) return known;
    const tag = { name, files: new Set<string>() };
    this.#tags.set(name, tag);
    return tag;
  }

  #forget(file: string): void {
    const tags = this.#tagsOf.get(file) ?? [];
    this.#tagsOf.delete(file);
    this.#tagged -= tags.length;
    for (const { name, files } of tags) {
      files.delete(file);
      if (files.size === 0) this.#tags.delete(name);
    }
  }
}
