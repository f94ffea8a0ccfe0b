import type { Rating } from '@kashi/contracts/product/rating';
import { sql, type RawBuilder } from 'kysely';

/** The rating of a product by its public reviews; null where none has stars. `productId` is a column of the query around it. */
export function ratingOf(productId: RawBuilder<number>): RawBuilder<Rating | null> {
  return sql<Rating | null>`(
    select json_build_object('Average', round(avg(rating), 1), 'Count', count(*))
    from reviews where product_id = ${productId} and confirmed_at is not null and rating is not null
    having count(*) > 0)`;
}

/** The extension of R28; nothing of a product without stars. */
export function ratingField({ rating }: { rating: Rating | null }): { Rating?: Rating } {
  return rating ? { Rating: rating } : {};
}
