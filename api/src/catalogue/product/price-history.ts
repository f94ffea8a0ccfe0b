import type { PriceChange } from '@kashi/contracts/product/product';
import { Refusal } from '../../http/refusal.ts';
import type { Store } from '../../store/store.ts';
import { messages } from '../messages.ts';

/** The past prices of a variant, oldest first. Throws 404 for an unknown variant, and for one of a hidden product. */
export async function readPriceChanges({ db }: Store, saleParamId: number): Promise<PriceChange[]> {
  await requireSaleParam(db, saleParamId);
  const rows = await db
    .selectFrom('price_changes')
    .select(['changed_at', 'price'])
    .where('sale_param_id', '=', saleParamId)
    .orderBy('changed_at')
    .orderBy('id')
    .execute();
  return rows.map(({ changed_at, price }) => ({
    PriceChangeDate: changed_at.toISOString(),
    Price: price,
  }));
}

async function requireSaleParam(db: Store['db'], saleParamId: number): Promise<void> {
  const known = await db
    .selectFrom('sale_params as v')
    .innerJoin('products as p', 'p.id', 'v.product_id')
    .select('v.id')
    .where('v.id', '=', saleParamId)
    .where('p.hidden_at', 'is', null)
    .executeTakeFirst();
  if (!known) throw new Refusal(404, messages.noSaleParam);
}
