import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { PicturePlace } from '../../http/media/shared-pictures.ts';
import { noteUndrawn } from '../../seed/pictures/undrawn.ts';
import { CommandError } from '../../shop-command/command-error.ts';
import { syncPath } from '../../store/embedded/durable-node-fs.ts';
import { picturesFolder, picturesSchema, type Pictures } from '../archive/manifest.ts';
import { damaged, parsedBy, textOf, type Entry } from '../archive/read-archive.ts';
import { sendShopPictures } from '../../shop-command/send-shop-pictures.ts';
import { isPictureName } from '../../shop-command/shop-pictures.ts';

/** Where the pictures of a backup go. */
export interface RestorePlace extends PicturePlace {
  /** Checks the pictures without moving any to its place; the open shop's own may differ from the backup by now. */
  isTrial?: boolean;
}

/** Takes the pictures of a backup into the media folder: first all of them into a folder that is never served. */
export class RestoredPictures {
  readonly #path: string;
  readonly #mediaFolder: string;
  readonly #place: RestorePlace;
  /** Within the media folder, which may be a file system of its own. */
  readonly #waiting: string;
  readonly #taken = new Map<string, { bytes: number; sha256: string }>();
  readonly #movedIn: string[] = [];
  #list: Pictures | undefined;

  constructor(path: string, place: RestorePlace) {
    const { mediaFolder } = place;
    this.#path = path;
    this.#place = place;
    this.#mediaFolder = mediaFolder;
    this.#waiting = join(mediaFolder, '.restoring');
  }

  async begin(): Promise<void> {
    await rm(this.#waiting, { recursive: true, force: true });
    await mkdir(this.#waiting, { recursive: true });
  }

  async take(entry: Entry): Promise<void> {
    const name = entry.name.slice(picturesFolder.length + 1);
    if (!isPictureName(name)) throw damaged(this.#path, `${entry.name} is no picture's name`);
    const target = join(this.#waiting, name);
    await mkdir(dirname(target), { recursive: true });
    const hash = createHash('sha256');
    let bytes = 0;
    async function* counted() {
      for await (const chunk of entry.body) {
        hash.update(chunk);
        bytes += chunk.length;
        yield chunk;
      }
    }
    await pipeline(counted, createWriteStream(target, { flags: 'wx', flush: true }));
    this.#taken.set(name, { bytes, sha256: hash.digest('hex') });
  }

  /** Takes the list of what the pictures have to be. */
  async takeList(entry: Entry): Promise<void> {
    const text = await textOf(this.#path, entry);
    this.#list = parsedBy(picturesSchema, text, { path: this.#path, name: entry.name });
  }

  /**
   * Moves the pictures to their places, except in a trial; returns their number. Throws a `CommandError` if they are not those of the backup, or
   * another picture has the place of one, or the store of pictures does not answer.
   */
  async end(): Promise<number> {
    if (!this.#list) throw damaged(this.#path, 'it is cut off');
    const { pictures, leavesOutDrawn } = this.#list;
    for (const { name, bytes, sha256 } of pictures) {
      const taken = this.#taken.get(name);
      if (taken?.bytes !== bytes || taken.sha256 !== sha256) {
        throw damaged(this.#path, `the picture ${name} is another one`);
      }
    }
    if (this.#taken.size !== pictures.length) throw damaged(this.#path, 'it has a picture more');
    if (this.#place.isTrial) return pictures.length;
    for (const { name, sha256 } of pictures) await this.#moveIn(name, sha256);
    if (leavesOutDrawn) await noteUndrawn(this.#mediaFolder);
    syncPath(this.#mediaFolder);
    await sendShopPictures(this.#place);
    return pictures.length;
  }

  /** Takes back what has been moved in, and the previews that were made of it for a store of pictures. */
  async undo(): Promise<void> {
    for (const name of this.#movedIn) {
      await rm(join(this.#mediaFolder, name), { force: true });
      if (name.endsWith('.webp')) {
        await rm(join(this.#mediaFolder, name.replace(/webp$/, 'jpg')), { force: true });
      }
    }
  }

  clear(): Promise<void> {
    return rm(this.#waiting, { recursive: true, force: true });
  }

  async #moveIn(name: string, sha256: string): Promise<void> {
    const target = join(this.#mediaFolder, name);
    const present = await digestOf(target);
    if (present === sha256) return;
    if (present !== undefined) {
      throw new CommandError(
        `There is another picture ${target} already: restore into an empty folder. Nothing was restored.`,
      );
    }
    await mkdir(dirname(target), { recursive: true });
    await rename(join(this.#waiting, name), target);
    this.#movedIn.push(name);
  }
}

/** Whether an entry is a picture. */
export function isPicture({ name }: Entry): boolean {
  return name.startsWith(`${picturesFolder}/`);
}

/** Undefined if there is no such file. */
async function digestOf(path: string): Promise<string | undefined> {
  const hash = createHash('sha256');
  try {
    for await (const chunk of createReadStream(path)) hash.update(chunk as Buffer);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
  return hash.digest('hex');
}
