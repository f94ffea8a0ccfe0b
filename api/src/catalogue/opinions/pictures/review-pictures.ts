import type { Picture } from '@kashi/contracts/picture';
import type { SentPicture } from '@kashi/contracts/sent-picture/sent-picture';
import type { FastifyRequest } from 'fastify';
import { sql, type Transaction } from 'kysely';
import { countTryOfHour } from '../../../identity/limits/try-limit.ts';
import type { Cutter } from '../../../pictures/cutter.ts';
import {
  addressOfWebp,
  newPictureName,
  pictureGone,
  sentPictureTries,
  takeSentPicture,
} from '../../../pictures/sent-picture.ts';
import { forgetSurplusPictures } from '../../../pictures/unsent-pictures.ts';
import type { Tables } from '../../../schema/tables.ts';
import type { Customer, Shop } from '../../../shop.ts';
import { holdProduct, requireProduct } from '../../product/known-product.ts';

interface Sent {
  request: FastifyRequest;
  customer: Customer;
  productId: number;
  cutter: Cutter;
}

/**
 * Takes the photo that a request brings for a customer's review of a product. Throws a 404 for an unknown product, a 429 after many
 * photos within an hour, and a refusal with the reason for a file that is no fit picture.
 */
export async function takeReviewPicture(
  { store, clock, environment: { mediaFolder } }: Shop,
  { request, customer, productId, cutter }: Sent,
): Promise<SentPicture> {
  const { db } = store;
  await requireProduct(db, productId);
  await countTryOfHour(db, clock(), `review-picture:customer:${customer.id}`, sentPictureTries);

  const webp = await takeSentPicture(request, { mediaFolder, cutter, customerId: customer.id });
  const name = newPictureName();
  await store.transaction(async (tx) => {
    // The photo has been on its way for long.
    await holdProduct(tx, productId);
    await tx
      .insertInto('review_pictures')
      .values({ name, customer_id: customer.id, product_id: productId, webp, made_at: clock() })
      .execute();
  });
  await forgetSurplusPictures(db, 'review_pictures', customer.id);
  return { Name: name, Picture: addressOfWebp(webp) };
}

/** Gives photos that were sent before to a review. Throws a 400 for one that is gone, another's, or of another product. */
export async function givePictures(
  tx: Transaction<Tables>,
  review: { id: number; productId: number; customerId: number },
  names: readonly string[],
): Promise<void> {
  if (names.length === 0) return;
  const given = await tx
    .updateTable('review_pictures')
    .set({ review_id: review.id })
    .where('name', 'in', names)
    .where('product_id', '=', review.productId)
    .where('customer_id', '=', review.customerId)
    .where('review_id', 'is', null)
    .returning('id')
    .execute();
  if (given.length !== names.length) throw pictureGone();
}

/** The photos of a review that are public, in the order in which they were sent; null of a review without. */
export function publicPictures(review: 'reviews.id') {
  return sql<Picture[] | null>`(
    select jsonb_agg(p.picture order by p.id) from review_pictures p
    where p.review_id = ${sql.ref(review)} and p.picture is not null)`;
}

/** How many photos a review has, public or not. */
export function countOfPictures(review: 'r.id') {
  return sql<number>`(select count(*)::int from review_pictures p where p.review_id = ${sql.ref(review)})`;
}
