import type { FastifyRequest } from 'fastify';
import type { Kysely, Transaction } from 'kysely';
import { countTryOfHour } from '../../identity/limits/try-limit.ts';
import type { Cutter } from '../../pictures/cutter.ts';
import {
  addressOfWebp,
  newPictureName,
  pictureGone,
  sentPictureTries,
  takeSentPicture,
} from '../../pictures/sent-picture.ts';
import { forgetSurplusPictures } from '../../pictures/unsent-pictures.ts';
import type { Tables } from '../../schema/tables.ts';
import type { Shop } from '../../shop.ts';
import { ownOrder } from '../own-order.ts';

interface Sent {
  request: FastifyRequest;
  customerId: number;
  /** Of the order. */
  hash: string;
  cutter: Cutter;
}

/**
 * Takes the picture that a request brings for a return of a customer's own order. Throws a 404 for another customer's order (R1), a
 * 429 after many pictures within an hour, and a refusal with the reason for a file that is no fit picture.
 */
export async function takeReturnPicture(
  { store: { db }, clock, environment: { mediaFolder } }: Shop,
  { request, customerId, hash, cutter }: Sent,
): Promise<{ Name: string; Picture: string }> {
  const order = await ownOrder(db, customerId, hash);
  await countTryOfHour(db, clock(), `return-picture:customer:${customerId}`, sentPictureTries);

  const webp = await takeSentPicture(request, { mediaFolder, cutter, customerId });
  const name = newPictureName();
  await db
    .insertInto('return_pictures')
    .values({ name, order_id: order.id, customer_id: customerId, webp, made_at: clock() })
    .execute();
  await forgetSurplusPictures(db, 'return_pictures', customerId);
  return { Name: name, Picture: addressOfWebp(webp) };
}

/** Gives pictures that were sent before to a request. Throws a 400 for one that is gone or of another order. */
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
  if (given.length !== names.length) throw pictureGone();
}

/** The pictures of a request as `data:` addresses, in the order in which they were sent. */
export async function readReturnPictures(db: Kysely<Tables>, returnId: number): Promise<string[]> {
  const pictures = await db
    .selectFrom('return_pictures')
    .select('webp')
    .where('return_id', '=', returnId)
    .orderBy('id')
    .execute();
  return pictures.map(({ webp }) => addressOfWebp(webp));
}
