import type { ProductCard } from '@kashi/contracts/product/product-card';
import { readProductCards } from '../catalogue/product/product-cards.ts';
import type { Customer } from '../shop.ts';
import type { Store } from '../store/store.ts';

/** The cards of what the customer wishes for, the newest wish first, with the prices of now; hidden products are left out. */
export async function readWishes(store: Store, { id }: Customer): Promise<ProductCard[]> {
  // From the store that takes changes: a list that is read after a change has the change.
  const rows = await store.db
    .selectFrom('wishes')
    .select('product_id')
    .where('customer_id', '=', id)
    .orderBy('added_at', 'desc')
    .orderBy('product_id', 'desc')
    .execute();
  return readProductCards(
    store,
    rows.map(({ product_id }) => product_id),
  );
}

/** Whether the customer wishes for a product. */
export async function isWished(
  { db }: Store,
  customer: Customer,
  productId: number,
): Promise<boolean> {
  const wish = await db
    .selectFrom('wishes')
    .select('product_id')
    .where('customer_id', '=', customer.id)
    .where('product_id', '=', productId)
    .executeTakeFirst();
  return wish !== undefined;
}
