import { randomBytes } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Picture } from '@kashi/contracts/picture';
import type { Kysely, Transaction } from 'kysely';
import { withoutMiniature } from '../../../http/media/picture-paths.ts';
import { pictureWidths } from '../../../http/picture-sizes.ts';
import { Refusal } from '../../../http/refusal.ts';
import type { Cutter } from '../../../pictures/cutter.ts';
import { placePicture } from '../../../pictures/placed-picture.ts';
import { addressOfWebp } from '../../../pictures/sent-picture.ts';
import { noteUnnamed, takeNoteBack } from '../../../pictures/unnamed-pictures.ts';
import { inUploadFolder } from '../../../pictures/upload-folder.ts';
import type { Tables } from '../../../schema/tables.ts';
import type { Shop } from '../../../shop.ts';
import { messages } from '../../messages.ts';

/** A photo whose files lie among the shop's pictures, and that nothing names yet. */
interface ReadyPicture {
  id: number;
  picture: Picture;
  /** Of `noteUnnamed`. */
  noteId: number;
}

/** The photos of a review that wait for approval, as `data:` addresses, in the order in which they were sent. */
export async function readWaitingPictures(
  db: Kysely<Tables>,
  reviewId: number,
): Promise<{ id: number; picture: string }[]> {
  const waiting = await waitingPictures(db, reviewId);
  return waiting.map(({ id, webp }) => ({ id, picture: addressOfWebp(webp) }));
}

/**
 * Gets the waiting photos of a review ready to be public: cut to the shop's sizes, and among its pictures under new names. Cutting
 * takes seconds, so it is done before the transaction that approves the review. Throws a 503 for a photo that cannot be cut, and
 * a `PictureStoreError`.
 */
export async function readyPictures(
  shop: Pick<Shop, 'store' | 'clock' | 'environment'>,
  cutter: Cutter,
  reviewId: number,
): Promise<ReadyPicture[]> {
  const ready: ReadyPicture[] = [];
  for (const { id, webp } of await waitingPictures(shop.store.db, reviewId)) {
    ready.push({ id, ...(await placed(shop, cutter, webp)) });
  }
  return ready;
}

/** Makes photos public that are ready. One that somebody has removed or published meanwhile is left as it is, and its files go. */
export async function publishPictures(
  tx: Transaction<Tables>,
  ready: readonly ReadyPicture[],
  at: Date,
): Promise<void> {
  for (const { id, picture, noteId } of ready) {
    const { numUpdatedRows } = await tx
      .updateTable('review_pictures')
      .set({ picture: JSON.stringify(picture), webp: null })
      .where('id', '=', id)
      .where('webp', 'is not', null)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) continue;
    if (!(await takeNoteBack(tx, noteId, at))) throw new Refusal(503, messages.pictureNotReady);
  }
}

/** Deletes one photo of a review; the files of a public one go a little later. Returns whether it existed. */
export async function removePicture(
  tx: Transaction<Tables>,
  { id, pictureId }: { id: number; pictureId: number },
): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('review_pictures')
    .where('id', '=', pictureId)
    .where('review_id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Those of the reviews that have photos which nobody has approved yet. */
export async function withWaitingPictures(
  db: Kysely<Tables>,
  reviewIds: readonly number[],
): Promise<number[]> {
  if (reviewIds.length === 0) return [];
  const rows = await db
    .selectFrom('review_pictures')
    .select('review_id')
    .distinct()
    .where('review_id', 'in', reviewIds)
    .where('webp', 'is not', null)
    .orderBy('review_id')
    .$narrowType<{ review_id: number }>()
    .execute();
  return rows.map(({ review_id }) => review_id);
}

async function waitingPictures(db: Kysely<Tables>, reviewId: number) {
  const rows = await db
    .selectFrom('review_pictures')
    .select(['id', 'webp'])
    .where('review_id', '=', reviewId)
    .where('webp', 'is not', null)
    .$narrowType<{ webp: string }>()
    .orderBy('id')
    .execute();
  return rows;
}

function placed(
  { store, clock, environment }: Pick<Shop, 'store' | 'clock' | 'environment'>,
  cutter: Cutter,
  webp: string,
): Promise<Omit<ReadyPicture, 'id'>> {
  return inUploadFolder(environment.mediaFolder, async (folder) => {
    const source = join(folder, 'sent');
    await writeFile(source, webp, 'base64');
    const cut = await cutter.cut({ source, folder, widths: pictureWidths.review });
    if (typeof cut === 'string') throw new Refusal(503, messages.pictureNotReady);
    // Not a hash of the content: two photos never share a file, so that removing one leaves the other. Of the same length, so that
    // the file may be kept as long.
    const name = randomBytes(8).toString('hex');
    const picture = { ...withoutMiniature(cut.picture), Base: `/media/${name}` };
    const noteId = await noteUnnamed(store.db, picture, clock());
    await placePicture(environment, { cut: { ...cut, name, picture }, folder });
    return { picture, noteId };
  });
}
