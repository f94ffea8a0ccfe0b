import type { OwnReview } from '@kashi/contracts/product/review';
import { Refusal } from '../../http/refusal.ts';
import type { Customer, Shop } from '../../shop.ts';
import { firstPicture } from '../first-picture.ts';
import { holdProduct } from '../product/known-product.ts';
import { messages } from '../messages.ts';
import { picturePath, pictureWidth } from '../../http/media/picture-paths.ts';
import { readPage } from '../read-page.ts';
import { countOfPictures, givePictures } from './pictures/review-pictures.ts';

interface ReviewWords {
  Title: string;
  Text: string;
  Rating?: number | undefined;
}

type Needs = Pick<Shop, 'store' | 'clock'>;

/**
 * Saves a review with its photos; it awaits approval (§4). Throws 404 for an unknown product, and 400 for a photo that is gone, with
 * which nothing is saved.
 */
export async function addReview(
  { store, clock }: Needs,
  customer: Customer,
  review: ReviewWords & { ProductId: number; Pictures: readonly string[] },
): Promise<void> {
  const written = { productId: review.ProductId, customerId: customer.id };
  await store.transaction(async (tx) => {
    await holdProduct(tx, written.productId);
    const { id } = await tx
      .insertInto('reviews')
      .values({
        product_id: written.productId,
        customer_id: written.customerId,
        customer_name: customer.fullName || messages.customer,
        title: review.Title,
        text: review.Text,
        rating: review.Rating ?? null,
        registered_at: clock(),
        confirmed_at: null,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await givePictures(tx, { id, ...written }, review.Pictures);
  });
}

export async function readOwnReviews(
  shop: Needs,
  customer: Customer,
  page: number,
): Promise<{ TotalCount: number; Page: number; Reviews: OwnReview[] }> {
  const own = ownReviewRows(shop, customer)
    .orderBy('r.registered_at', 'desc')
    .orderBy('r.id', 'desc');
  const { total, rows } = await readPage(own, page);
  return { TotalCount: total, Page: page, Reviews: rows.map(ownReview) };
}

/** Throws 404 for an unknown review and for another customer's. */
export async function findOwnReview(
  shop: Needs,
  customer: Customer,
  reviewId: number,
): Promise<OwnReview> {
  const row = await ownReviewRows(shop, customer).where('r.id', '=', reviewId).executeTakeFirst();
  if (!row) throw new Refusal(404, messages.noReview);
  return ownReview(row);
}

/** Throws 404 as `findOwnReview` does, and 400 for a confirmed review. */
export async function changeReview(
  shop: Needs,
  customer: Customer,
  review: ReviewWords & { Id: number },
): Promise<void> {
  const { numUpdatedRows } = await shop.store.db
    .updateTable('reviews')
    .set({
      title: review.Title,
      text: review.Text,
      ...(review.Rating && { rating: review.Rating }),
    })
    .where('id', '=', review.Id)
    .where('customer_id', '=', customer.id)
    .where('confirmed_at', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) await refuse(shop, customer, review.Id);
}

/** Throws as `changeReview` does. */
export async function deleteReview(
  shop: Needs,
  customer: Customer,
  reviewId: number,
): Promise<void> {
  const { numDeletedRows } = await shop.store.db
    .deleteFrom('reviews')
    .where('id', '=', reviewId)
    .where('customer_id', '=', customer.id)
    .where('confirmed_at', 'is', null)
    .executeTakeFirst();
  if (numDeletedRows === 0n) await refuse(shop, customer, reviewId);
}

async function refuse(shop: Needs, customer: Customer, reviewId: number): Promise<never> {
  await findOwnReview(shop, customer, reviewId);
  throw new Refusal(400, messages.reviewConfirmed);
}

type OwnReviewRow = NonNullable<
  Awaited<ReturnType<ReturnType<typeof ownReviewRows>['executeTakeFirst']>>
>;

function ownReviewRows({ store }: Needs, customer: Customer) {
  return (
    store.db
      .selectFrom('reviews as r')
      // A product that is hidden now keeps what its customers wrote about it.
      .innerJoin('products as p', 'p.id', 'r.product_id')
      .select([
        'r.id',
        'r.product_id',
        'r.title',
        'r.text',
        'r.rating',
        'r.registered_at',
        'r.confirmed_at',
        'p.name',
      ])
      .select(firstPicture('p.id').as('picture'))
      .select(countOfPictures('r.id').as('pictures'))
      .where('r.customer_id', '=', customer.id)
  );
}

function ownReview(row: OwnReviewRow): OwnReview {
  return {
    Id: row.id,
    ProductId: row.product_id,
    ProductPicPath: picturePath(row.picture, pictureWidth.card),
    ProductName: row.name,
    Title: row.title,
    Text: row.text,
    IsConfirmed: row.confirmed_at !== null,
    RegDateTime: row.registered_at.toISOString(),
    ConfirmedDateTime: row.confirmed_at?.toISOString() ?? null,
    ...(row.rating !== null && { Rating: row.rating }),
    ...(row.pictures > 0 && { CountOfPictures: row.pictures }),
  };
}
