import type { Kysely } from 'kysely';
import type { Tables } from '../schema/tables.ts';
import { countDemoGoods } from './leave-demo.ts';
import { firstProductId } from './load-test/synthetic-products.ts';
import { settingsRows } from './shop/settings-rows.ts';
import { hasRows } from './untouched.ts';

/** Whether seeding would erase anything but an unchanged demo; it is then confirmed a second time. */
export async function hasOwnWork(db: Kysely<Tables>): Promise<boolean> {
  if (await hasRows(db, ['customers', 'orders', 'left_demo'])) return true;
  const [demo] = settingsRows().flatMap(({ rows }) => rows as { shop_name: string }[]);
  const facts = await db.selectFrom('shop_settings').select('shop_name').executeTakeFirst();
  if (facts && facts.shop_name !== demo?.shop_name) return true;
  const { goods } = await db
    .selectFrom('products')
    .where('id', '<', firstProductId)
    .select(({ fn }) => fn.countAll<number>().as('goods'))
    .executeTakeFirstOrThrow();
  return Number(goods) > (await countDemoGoods(db));
}
