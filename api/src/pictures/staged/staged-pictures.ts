import { createHash, randomBytes } from 'node:crypto';
import { mkdir, readFile, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pictureWidths } from '../../http/picture-sizes.ts';
import type { Cut } from '../cut-picture.ts';
import type { Cutter } from '../cutter.ts';
import type { PictureFault } from '../picture-fault.ts';

/** The folders of sets begin like this: with a dot, so that nothing in them is served or backed up. */
const stagedPrefix = '.import-';

/**
 * A set of pictures that an import gets ready before its goods are written. It lies in a folder beside the shop's pictures, where
 * every process of the shop finds it: what a check has fetched and cut, the import uses.
 */
export class StagedPictures {
  readonly id: string;
  readonly folder: string;

  private constructor(mediaFolder: string, id: string) {
    this.id = id;
    this.folder = folderOf(mediaFolder, id);
  }

  /** A new, empty set. */
  static async make(mediaFolder: string): Promise<StagedPictures> {
    const staged = new StagedPictures(mediaFolder, randomBytes(16).toString('hex'));
    await mkdir(staged.folder, { recursive: true });
    return staged;
  }

  /** The set with this id, which counts as used now; null for one that is no longer there. */
  static async find(mediaFolder: string, id: string): Promise<StagedPictures | null> {
    if (!/^[\da-f]{32}$/.test(id)) return null;
    const staged = new StagedPictures(mediaFolder, id);
    const now = new Date();
    const isThere = await utimes(staged.folder, now, now).then(
      () => true,
      () => false,
    );
    return isThere ? staged : null;
  }

  /** The path of the zip that belongs to the set. */
  get zip(): string {
    return join(this.folder, 'pictures.zip');
  }

  /** How much of the zip is there, in bytes. */
  async zipBytes(): Promise<number> {
    return stat(this.zip).then(
      ({ size }) => size,
      () => 0,
    );
  }

  /** The folder with the files of one picture, by `<width>.<format>`. */
  folderOf(source: string): string {
    return join(this.folder, createHash('sha256').update(source).digest('hex').slice(0, 32));
  }

  /** A picture that is ready; null for one that is not. */
  async ready(source: string): Promise<Cut | null> {
    try {
      return JSON.parse(await readFile(join(this.folderOf(source), said), 'utf8')) as Cut;
    } catch {
      // It is not there, or was not written to its end: it is made again.
      return null;
    }
  }

  /** Brings a picture and cuts it, unless it is ready already. Returns why it cannot be had where it cannot. */
  async prepare(
    source: string,
    { cutter, bring }: { cutter: Cutter; bring: (path: string) => Promise<PictureFault | null> },
  ): Promise<Cut | PictureFault> {
    const before = await this.ready(source);
    if (before) return before;
    const folder = this.folderOf(source);
    await rm(folder, { recursive: true, force: true });
    await mkdir(folder);
    const path = join(folder, 'upload');
    const fault = await bring(path);
    if (fault) return fault;
    const cut = await cutter.cut({ source: path, folder, widths: pictureWidths.goods });
    await rm(path);
    if (typeof cut === 'string') return { is: 'unfit', why: cut };
    await writeFile(join(folder, `${said}.part`), JSON.stringify(cut));
    await rename(join(folder, `${said}.part`), join(folder, said));
    return cut;
  }

  async remove(): Promise<void> {
    await rm(this.folder, { recursive: true, force: true });
  }
}

/** The sets that lie in the media folder, the last used one first. */
export async function setsIn(mediaFolder: string): Promise<{ id: string; unusedMs: number }[]> {
  const names = await readdir(mediaFolder).catch(() => []);
  const sets: { id: string; unusedMs: number }[] = [];
  for (const name of names.filter((each) => each.startsWith(stagedPrefix))) {
    const found = await stat(join(mediaFolder, name)).catch(() => null);
    if (!found) continue;
    sets.push({ id: name.slice(stagedPrefix.length), unusedMs: Date.now() - found.mtimeMs });
  }
  return sets.toSorted((one, other) => one.unusedMs - other.unusedMs);
}

export function folderOf(mediaFolder: string, id: string): string {
  return join(mediaFolder, `${stagedPrefix}${id}`);
}

/** The file that says what a picture is; it is written last. */
const said = 'picture.json';
