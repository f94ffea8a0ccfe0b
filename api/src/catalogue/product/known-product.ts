import type { Transaction } from 'kysely';
import { Refusal } from '../../http/refusal.ts';
import type { Store } from '../../store/store.ts';
import type { Tables } from '../../schema/tables.ts';
import { messages } from '../messages.ts';

/** Throws 404 for an unknown product. */
export async function requireProduct(db: Store['db'], productId: number): Promise<void> {
  expectKnown(await shownProduct(db, productId).executeTakeFirst());
}

/** As `requireProduct`; nobody deletes the product until the transaction ends, so that it can be referred to. */
export async function holdProduct(tx: Transaction<Tables>, productId: number): Promise<void> {
  expectKnown(await shownProduct(tx, productId).forKeyShare().executeTakeFirst());
}

function shownProduct(db: Store['db'], productId: number) {
  return db
    .selectFrom('products')
    .select('id')
    .where('id', '=', productId)
    .where('hidden_at', 'is', null);
}

function expectKnown(product: object | undefined): void {
  if (!product) throw new Refusal(404, messages.noProduct);
}
