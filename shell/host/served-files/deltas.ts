import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { constants, zstdCompress } from 'node:zlib';
import type { EarlierFiles } from './earlier-files.ts';

const compress = promisify(zstdCompress);
/** The frame that a browser expects before the packed bytes; the dictionary's hash follows it (RFC 9842). */
const frameHead = Buffer.from([0x5e, 0x2a, 0x4d, 0x18, 0x20, 0, 0, 0]);
/** From here on a level takes ten times as long for a tenth of the bytes. */
const level = 12;
/** A delta of this share of the file or more saves little beside the file's brotli form, which is ready. */
const mostOfFile = 0.2;
/** The most deltas that are kept: 15 MB, if each were a fifth of the largest script. That of an unchanged file has some 60 bytes. */
const mostKept = 200;
/** The most that are made at the same time: nobody can occupy the processor with them. A page of a new release needs ten. */
const mostAtOnce = 20;

/**
 * What a browser needs to make a file out of an earlier one that it still has. Deltas are made when they are first asked for, in some
 * milliseconds each.
 */
export class Deltas {
  readonly #folder: string;
  readonly #earlier: Pick<EarlierFiles, 'withHash'>;
  /** By the dictionary's hash and the file; null if the whole file is as good. */
  readonly #made = new Map<string, Promise<Buffer | null>>();
  #underWay = 0;

  constructor(releasesFolder: string, earlier: Pick<EarlierFiles, 'withHash'>) {
    this.#folder = releasesFolder;
    this.#earlier = earlier;
  }

  /** `file`: below the folder of releases. `hash`: of the earlier file, in base64. Null: the whole file has to be sent. */
  async of(file: string, hash: string): Promise<Buffer | null> {
    const key = `${hash} ${file}`;
    const made = this.#made.get(key);
    if (made) return made;
    if (this.#underWay >= mostAtOnce) return null;

    this.#underWay += 1;
    try {
      const [remote = ''] = file.split('/', 1);
      const dictionary = await this.#earlier.withHash(remote, `sha256-${hash}`);
      // An invented hash costs a look into the releases' folder, and pushes no delta out.
      if (!dictionary) return null;
      const content = await readFile(path.join(this.#folder, file)).catch(() => null);
      if (!content) return null;
      const delta = this.#made.get(key) ?? deltaOf(content, { hash, dictionary });
      this.#keep(key, delta);
      return await delta;
    } finally {
      this.#underWay -= 1;
    }
  }

  #keep(key: string, delta: Promise<Buffer | null>): void {
    this.#made.set(key, delta);
    const [oldest] = this.#made.keys();
    if (this.#made.size > mostKept && oldest) this.#made.delete(oldest);
  }
}

async function deltaOf(
  content: Buffer,
  { hash, dictionary }: { hash: string; dictionary: Buffer },
): Promise<Buffer | null> {
  const params = { [constants.ZSTD_c_compressionLevel]: level };
  const packed = await compress(content, { params, dictionary });
  if (packed.length > content.length * mostOfFile) return null;
  return Buffer.concat([frameHead, Buffer.from(hash, 'base64'), packed]);
}
