import { sql } from 'kysely';
import { presentDiscount } from '../discounts/present-discount.ts';
import type { Store } from '../store/store.ts';
import { refreshListing } from './refresh-listing.ts';

/** The most products that are locked at once. */
const atOnce = 500;

/**
 * Writes the lists' rows of products whose discount has begun or ended since they were written, and so gives the ordinary notice of
 * a change: the listing's index, kept pages, sitemaps and the feed follow. Whatever was missed, as while the shop stood still, is
 * found by comparing, so it is safe to run at any time, and twice at once.
 */
export async function turnDiscounts({ store }: { store: Store }): Promise<void> {
  for (;;) {
    const turned = await store.transaction(async (tx) => {
      const { rows } = await sql<{ id: number }>`
        select p.id from products p join product_listing l on l.product_id = p.id
        where (p.discount_from is not null or p.discount_until is not null)
          and l.discount_percent <> ${presentDiscount}
        order by p.id limit ${atOnce}`.execute(tx);
      await refreshListing(
        tx,
        rows.map(({ id }) => id),
      );
      return rows.length;
    });
    if (turned < atOnce) return;
  }
}
