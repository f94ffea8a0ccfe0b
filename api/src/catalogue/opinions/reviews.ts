import type { PublicReview } from '@kashi/contracts/product/review';
import { orderStatus } from '@kashi/contracts/order-status';
import { sql } from 'kysely';
import type { Store } from '../../store/store.ts';
import { requireProduct } from '../product/known-product.ts';
import { readPage } from '../read-page.ts';
import { publicPictures } from './pictures/review-pictures.ts';

/** Whether the writer has bought the product, in an order that was not rejected. */
const isBuyer = sql<boolean>`exists (
  select from orders o join order_lines l on l.order_id = o.id
  where o.customer_id = reviews.customer_id and l.product_id = reviews.product_id and o.status <> ${orderStatus.rejected})`;

/** How many customers the review has helped. */
const helpfulCount = sql<number>`(select count(*)::int from helpful_votes v where v.review_id = reviews.id)`;

interface PageOfReviews {
  TotalCount: number;
  Page: number;
  FilteredReviews: PublicReview[];
}

/** The confirmed reviews of a product, newest first. Throws 404 for an unknown product. */
export async function readReviews(
  { db }: Store,
  productId: number,
  page: number,
): Promise<PageOfReviews> {
  await requireProduct(db, productId);
  const shown = db
    .selectFrom('reviews')
    .where('product_id', '=', productId)
    .where('confirmed_at', 'is not', null)
    .select(['id', 'customer_name', 'registered_at', 'title', 'text', 'rating'])
    .select([isBuyer.as('is_buyer'), helpfulCount.as('helpful_count')])
    .select(publicPictures('reviews.id').as('pictures'))
    .orderBy('registered_at', 'desc')
    .orderBy('id', 'desc');
  const { total, rows } = await readPage(shown, page);

  return {
    TotalCount: total,
    Page: page,
    FilteredReviews: rows.map((row) => ({
      Id: row.id,
      CustomerName: row.customer_name,
      RegDateTime: row.registered_at.toISOString(),
      Title: row.title,
      Text: row.text,
      ...(row.rating !== null && { Rating: row.rating }),
      ...(row.is_buyer && { IsBuyer: true as const }),
      ...(row.helpful_count > 0 && { HelpfulCount: row.helpful_count }),
      ...(row.pictures && { Pictures: row.pictures }),
    })),
  };
}
