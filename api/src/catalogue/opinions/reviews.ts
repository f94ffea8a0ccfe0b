import type { PublicReview } from '@kashi/shared/contracts/product/review';
import type { Store } from '../../store/store.ts';
import { requireProduct } from '../product/known-product.ts';
import { readPage } from '../read-page.ts';

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
    .select(['id', 'customer_name', 'registered_at', 'title', 'text'])
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
    })),
  };
}
