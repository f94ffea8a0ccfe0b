import { copyFile, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../schema/tables.ts';
import type { PicturePlace } from '../../http/media/shared-pictures.ts';
import type { Cut } from '../cut-picture.ts';
import { flush } from '../flush.ts';
import { filesOf, sendPicture } from '../placed-picture.ts';
import { folderOf, setsIn, type StagedPictures } from './staged-pictures.ts';

/** A file that was put into the media folder and was not there before. */
interface Placed {
  name: string;
  /** Of the file itself: another file by this name, such as one of an upload since, has another number. */
  inode: number;
}

/**
 * Puts the files of ready pictures into the media folder, and onto the disk, before the rows that name them are committed. What is
 * new there is noted first, so that `takeBack` finds it even after the process was killed. Where the shop has a store of pictures, they go
 * there before; throws a `PictureStoreError`, and nothing has changed in the media folder then.
 */
export async function placePictures(
  place: PicturePlace,
  staged: StagedPictures,
  cuts: ReadonlyMap<string, Cut>,
): Promise<void> {
  const { mediaFolder } = place;
  const placing = join(staged.folder, 'placing');
  await rm(placing, { recursive: true, force: true });
  await mkdir(placing);
  const names = new Set<string>();
  const placed: Placed[] = [];
  for (const [source, cut] of cuts) {
    const folder = staged.folderOf(source);
    await sendPicture(place, { cut, folder });
    for (const { cutAs, name } of filesOf(cut)) {
      if (names.has(name)) continue;
      names.add(name);
      const copy = join(placing, name);
      await copyFile(join(folder, cutAs), copy);
      await flush(copy);
      if (await inodeOf(join(mediaFolder, name))) continue;
      placed.push({ name, inode: (await inodeOf(copy)) ?? 0 });
    }
  }
  await writeFile(join(staged.folder, noted), JSON.stringify(placed), { flush: true });
  for (const name of names) await rename(join(placing, name), join(mediaFolder, name));
  await flush(mediaFolder);
}

/**
 * Takes the pictures of a set out of the media folder again that only this set has put there and nothing in the shop names. After
 * an import that was committed nothing is left to be taken. In a store of pictures they stay: another machine may have sent the
 * same picture since, and be about to name it.
 */
export async function takeBack(mediaFolder: string, id: string, db: Kysely<Tables>): Promise<void> {
  const note = join(folderOf(mediaFolder, id), noted);
  const placed = await readFile(note, 'utf8').then(
    (text) => JSON.parse(text) as Placed[],
    () => [],
  );
  const named = await namedPictures(db, [...new Set(placed.map(({ name }) => baseOf(name)))]);
  for (const { name, inode } of placed) {
    const path = join(mediaFolder, name);
    if (!named.has(baseOf(name)) && (await inodeOf(path)) === inode)
      await rm(path, { force: true });
  }
  await rm(note, { force: true });
}

/** Deletes what imports have left that nobody goes on with, those beyond the last few too, and the pictures that such an import has put into the shop in vain. */
export async function clearOldSets(mediaFolder: string, db: Kysely<Tables>): Promise<void> {
  for (const [place, { id, unusedMs }] of (await setsIn(mediaFolder)).entries()) {
    if (unusedMs < sixHoursMs && place < mostSets) continue;
    await takeBack(mediaFolder, id, db);
    await rm(folderOf(mediaFolder, id), { recursive: true, force: true });
  }
}

/** A member may look at what a check has found for a while, and another process may have an import under way. */
const sixHoursMs = 6 * 3_600_000;

/** Each may hold a zip of 500 MB. */
const mostSets = 5;

/** Of these base names, those that a product or an order line still uses. */
async function namedPictures(db: Kysely<Tables>, bases: readonly string[]): Promise<Set<string>> {
  if (bases.length === 0) return new Set();
  const { rows } = await sql<{ base: string }>`
    select picture ->> 'Base' as base from product_pictures where picture ->> 'Base' = any(${bases}::text[])
    union
    select picture ->> 'Base' from order_lines where picture ->> 'Base' = any(${bases}::text[])`.execute(
    db,
  );
  return new Set(rows.map(({ base }) => base));
}

function baseOf(file: string): string {
  return `/media/${file.replace(/-\d+\.\w+$/, '')}`;
}

function inodeOf(path: string): Promise<number | null> {
  return stat(path).then(
    ({ ino }) => ino,
    () => null,
  );
}

const noted = 'placed.json';
