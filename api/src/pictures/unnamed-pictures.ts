import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Picture } from '@kashi/contracts/picture';
import type { Kysely, Transaction } from 'kysely';
import { removePictures } from '../http/media/shared-pictures.ts';
import type { Tables } from '../schema/tables.ts';
import type { Shop } from '../shop.ts';

/** Within this time after `noteUnnamed` a picture can be named. Removing begins later by far, so that the two never meet. */
const mostMsToName = 30 * 60_000;
const msUntilRemoved = 2 * mostMsToName;

/** For so long each machine looks for its own copies of removed files. */
const msUntilForgotten = 2 * 24 * 60 * 60_000;

/**
 * Notes a picture before its files are placed: if nothing names it within half an hour, because the process was killed or something
 * else has failed, its files are removed again. Returns the number of the note.
 */
export async function noteUnnamed(
  db: Kysely<Tables>,
  picture: Picture,
  now: Date,
): Promise<number> {
  const { id } = await db
    .insertInto('unnamed_pictures')
    .values({
      files: JSON.stringify(picture),
      removed_from: new Date(now.getTime() + msUntilRemoved),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Takes the note back in the transaction that names the picture. False if it is too late: the files may be gone already. */
export async function takeNoteBack(
  tx: Transaction<Tables>,
  id: number,
  now: Date,
): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('unnamed_pictures')
    .where('id', '=', id)
    .where('removed_from', '>', new Date(now.getTime() + msUntilRemoved - mostMsToName))
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/**
 * Removes the files of pictures that nothing names: from the media folder of this machine, and, on one of several machines, from the
 * store that they share. A file that is not there counts as removed, so the job may end anywhere and begin anew.
 */
export async function removeUnnamedPictures({
  store,
  clock,
  environment,
}: Pick<Shop, 'store' | 'clock' | 'environment'>): Promise<void> {
  const now = clock();
  const due = await store.db
    .selectFrom('unnamed_pictures')
    .select(['id', 'files', 'removed_at'])
    .where('removed_from', '<=', now)
    .orderBy('id')
    .execute();
  for (const { files } of due) {
    for (const name of namesOf(files))
      await rm(join(environment.mediaFolder, name), { force: true });
  }

  if (!(await store.isOnDuty())) return;
  for (const { id, files } of due.filter(({ removed_at }) => removed_at === null)) {
    await removePictures(environment, namesOf(files));
    await store.db
      .updateTable('unnamed_pictures')
      .set({ removed_at: now })
      .where('id', '=', id)
      .execute();
  }
  await store.db
    .deleteFrom('unnamed_pictures')
    .where('removed_at', '<', new Date(now.getTime() - msUntilForgotten))
    .execute();
}

/** All files of a picture, with the JPEGs that the shop makes for messengers. */
function namesOf({ Base, Widths, Formats }: Picture): string[] {
  const name = Base.slice('/media/'.length);
  return Widths.flatMap((width) =>
    [...Formats, 'jpg'].map((format) => `${name}-${width}.${format}`),
  );
}
