import type { TestShop } from '../testing/test-shop.ts';

/** A cart with the first goods of the demo, whose shopper pays just now. */
export async function aCartOfDemoGoodsInPayment({ store, clock }: TestShop): Promise<void> {
  const { id } = await store.db
    .insertInto('carts')
    .values({ hash: 'in-payment', status: 2, updated_at: clock() })
    .returning('id')
    .executeTakeFirstOrThrow();
  const variant = await store.db
    .selectFrom('sale_params')
    .select('id')
    .limit(1)
    .executeTakeFirstOrThrow();
  await store.db
    .insertInto('cart_lines')
    .values({ cart_id: id, sale_param_id: variant.id, quantity: 1, price_when_added: 1000 })
    .execute();
}
