import { toPersianLetters } from '@kashi/contracts/text/persian-letters';
import type { PictureFault } from '../picture-fault.ts';

/** The files among which pictures are looked for by their names: those of a zip or of a folder. */
export interface PictureFiles {
  /** Paths within the zip or the folder, with `/` between their parts. */
  names: readonly string[];
  /** Writes one of them to this path. Returns why it cannot be had; null for one that is there now. */
  copy(name: string, path: string): Promise<PictureFault | null>;
  close(): Promise<void>;
}

/** Finds files by their names, as an owner writes them: with the folders above them, some of these, or none. */
export class NameIndex {
  readonly #byEnd = new Map<string, Set<string>>();

  constructor(names: readonly string[]) {
    for (const name of names) {
      const parts = keyOf(name).split('/');
      for (let from = 0; from < parts.length; from++) {
        const end = parts.slice(from).join('/');
        const known = this.#byEnd.get(end);
        if (known) known.add(name);
        else this.#byEnd.set(end, new Set([name]));
      }
    }
  }

  /** The file of this whole path, or else the only one whose path ends so. */
  find(wished: string): { name: string } | PictureFault {
    const key = keyOf(wished);
    const found = [...(this.#byEnd.get(key) ?? [])];
    const exact = found.filter((name) => keyOf(name) === key);
    const [name, ...others] = exact.length === 1 ? exact : found;
    if (name === undefined) return { is: 'no-file' };
    return others.length > 0 ? { is: 'several-files' } : { name };
  }
}

/** Spreadsheets, telephones and zips write one letter in several ways, and names in large letters or small ones. */
function keyOf(name: string): string {
  return toPersianLetters(name.normalize('NFC'))
    .replaceAll('\\', '/')
    .replace(/^\.?\/+/, '')
    .toLowerCase();
}
