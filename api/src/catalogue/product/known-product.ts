import { Refusal } from '../../http/refusal.ts';
import type { Store } from '../../store/store.ts';
import { messages } from '../messages.ts';

/** Throws 404 for an unknown product. */
export async function requireProduct(db: Store['db'], productId: number): Promise<void> {
  const known = await db
    .selectFrom('products')
    .select('id')
    .where('id', '=', productId)
    .where('hidden_at', 'is', null)
    .executeTakeFirst();
  if (!known) throw new Refusal(404, messages.noProduct);
}
