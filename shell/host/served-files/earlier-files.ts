import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod/mini';
import { integrityOf } from '@kashi/build/release/integrity';

/** The part of a `release.json` of any number that is read here; the hash of a file's content is checked when the file is read. */
const hashesSchema = z.object({ integrity: z.record(z.string(), z.string()) });

/** Finds files of the releases in a folder by their hash, which is all that a browser says of what it has kept. */
export class EarlierFiles {
  readonly #folder: string;
  /** The files of each known release by their hash, by the release's folder. A release never changes. */
  readonly #known = new Map<string, Map<string, string>>();

  constructor(releasesFolder: string) {
    this.#folder = releasesFolder;
  }

  /** The content of a remote's file with this hash, `sha256-…`; null if no release in the folder has such a file. */
  async withHash(remote: string, hash: string): Promise<Buffer | null> {
    const folder = path.join(this.#folder, remote);
    const versions = await readdir(folder).catch(() => []);
    this.#forgetPruned(folder, new Set(versions));
    for (const version of versions) {
      const release = path.join(folder, version);
      const file = (await this.#filesOf(release)).get(hash);
      if (!file) continue;
      const content = await readFile(path.join(release, 'web', file)).catch(() => null);
      if (content && integrityOf(content) === hash) return content;
    }
    return null;
  }

  /** A host runs for months, and its remotes are released every day. */
  #forgetPruned(folder: string, versions: ReadonlySet<string>): void {
    for (const release of this.#known.keys()) {
      const isOfRemote = path.dirname(release) === folder;
      if (isOfRemote && !versions.has(path.basename(release))) this.#known.delete(release);
    }
  }

  async #filesOf(release: string): Promise<Map<string, string>> {
    const known = this.#known.get(release);
    if (known) return known;
    const files = await hashesIn(release);
    // A release that is still arriving is read again.
    if (files.size > 0) this.#known.set(release, files);
    return files;
  }
}

async function hashesIn(release: string): Promise<Map<string, string>> {
  try {
    const text = await readFile(path.join(release, 'release.json'), 'utf8');
    const { integrity } = hashesSchema.parse(JSON.parse(text));
    return new Map(Object.entries(integrity).map(([file, hash]) => [hash, file]));
  } catch {
    return new Map();
  }
}
