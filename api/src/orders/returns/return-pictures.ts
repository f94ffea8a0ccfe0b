import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { deskMessages } from '@kashi/shared/contracts/desk/desk-messages';
import { mostReturnPictureBytes, mostReturnPictures } from '@kashi/shared/contracts/return-rules';
import type { FastifyRequest } from 'fastify';
import type { Kysely, Transaction } from 'kysely';
import { Refusal } from '../../http/refusal.ts';
import { countTryOfHour } from '../../identity/limits/try-limit.ts';
import type { Cutter } from '../../pictures/cutter.ts';
import { receiveFile } from '../../pictures/received-file.ts';
import { inUploadFolder } from '../../pictures/upload-folder.ts';
import type { Tables } from '../../schema/tables.ts';
import type { Shop } from '../../shop.ts';
import { ownOrder } from '../own-order.ts';
import { messages } from './messages.ts';

/** Wide enough to see a scratch, and a few hundred kilobytes. */
const widthPixels = 1280;

/** Far more than somebody needs who chooses three pictures and changes them, far fewer than a script could send. */
const pictureTries = { free: 20, firstWaitSeconds: 60, mostWaitSeconds: 3600 };

/** The newest pictures without a request that are kept of a customer: those of two tabs. */
const mostUnsent = 2 * mostReturnPictures;

interface Sent {
  request: FastifyRequest;
  customerId: number;
  /** Of the order. */
  hash: string;
  cutter: Cutter;
}

/**
 * Takes the picture that a request brings for a return of a customer's own order. It is drawn anew from its pixels alone, so that
 * nothing of its file goes on. Throws a 404 for another customer's order (R1), a 429 after many pictures within an hour, and a
 * refusal with the reason for a file that is no fit picture.
 */
export async function takeReturnPicture(
  { store: { db }, clock, environment: { mediaFolder } }: Shop,
  { request, customerId, hash, cutter }: Sent,
): Promise<{ Name: string; Picture: string }> {
  const order = await ownOrder(db, customerId, hash);
  await countTryOfHour(db, clock(), `return-picture:customer:${customerId}`, pictureTries);

  const webp = await inUploadFolder(mediaFolder, async (folder) => {
    const { source } = await receiveFile(request, folder, {
      mostBytes: mostReturnPictureBytes,
      tooLarge: messages.pictureTooLarge,
    });
    const cut = await cutter.cut({ source, folder, widths: [widthPixels], formats: ['webp'] });
    if (typeof cut === 'string') throw new Refusal(400, deskMessages.picture[cut]);
    return readFile(join(folder, `${cut.picture.Width}.webp`), 'base64');
  });
  // As hard to guess as an order's hash.
  const name = randomBytes(16).toString('base64url');
  await db
    .insertInto('return_pictures')
    .values({ name, order_id: order.id, customer_id: customerId, webp, made_at: clock() })
    .execute();
  await forgetSurplus(db, customerId);
  return { Name: name, Picture: asAddress(webp) };
}

/** Gives pictures that were sent before to a request. Throws a 409 for one that is gone or of another order. */
export async function givePictures(
  tx: Transaction<Tables>,
  asked: { returnId: number; orderId: number; customerId: number },
  names: readonly string[],
): Promise<void> {
  if (names.length === 0) return;
  const given = await tx
    .updateTable('return_pictures')
    .set({ return_id: asked.returnId })
    .where('name', 'in', names)
    .where('order_id', '=', asked.orderId)
    .where('customer_id', '=', asked.customerId)
    .where('return_id', 'is', null)
    .returning('id')
    .execute();
  if (given.length === names.length) return;
  const Message = messages.pictureGone;
  throw new Refusal(409, Message, { fields: [{ Field: 'Pictures', Message }] });
}

/** The pictures of a request as `data:` addresses, in the order in which they were sent. */
export async function readReturnPictures(db: Kysely<Tables>, returnId: number): Promise<string[]> {
  const pictures = await db
    .selectFrom('return_pictures')
    .select('webp')
    .where('return_id', '=', returnId)
    .orderBy('id')
    .execute();
  return pictures.map(({ webp }) => asAddress(webp));
}

/** Deletes the pictures whose requests were not sent within a day. */
export async function forgetUnsentPictures({
  store: { db },
  clock,
}: Pick<Shop, 'store' | 'clock'>): Promise<void> {
  await db
    .deleteFrom('return_pictures')
    .where('return_id', 'is', null)
    .where('made_at', '<', new Date(clock().getTime() - dayMs))
    .execute();
}

const dayMs = 24 * 60 * 60 * 1000;

async function forgetSurplus(db: Kysely<Tables>, customerId: number): Promise<void> {
  await db
    .deleteFrom('return_pictures')
    .where('return_id', 'is', null)
    .where('customer_id', '=', customerId)
    .where('id', 'not in', (newest) =>
      newest
        .selectFrom('return_pictures')
        .select('id')
        .where('return_id', 'is', null)
        .where('customer_id', '=', customerId)
        .orderBy('id', 'desc')
        .limit(mostUnsent),
    )
    .execute();
}

function asAddress(webp: string): string {
  return `data:image/webp;base64,${webp}`;
}
