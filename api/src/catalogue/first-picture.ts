import type { Picture } from '@kashi/contracts/picture';
import { sql } from 'kysely';

/** The first picture of the product whose id is in this column; null for a product without one. */
export function firstPicture(productId: string) {
  return sql<Picture | null>`
    (select picture from product_pictures where product_id = ${sql.ref(productId)} order by position limit 1)`;
}
