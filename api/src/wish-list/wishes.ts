import { mostWishes } from '@kashi/contracts/product/wish-list';
import { sql, type Transaction } from 'kysely';
import { holdProduct } from '../catalogue/product/known-product.ts';
import { Refusal } from '../http/refusal.ts';
import { countTryOfHour } from '../identity/limits/try-limit.ts';
import { lockCustomer } from '../identity/lock-customer.ts';
import type { Tables } from '../schema/tables.ts';
import type { Customer, Shop } from '../shop.ts';
import { messages } from './messages.ts';

type Needs = Pick<Shop, 'store' | 'clock'>;

/** A full list can be emptied and filled again within the hour. */
const changesRule = { free: 300, firstWaitSeconds: 60, mostWaitSeconds: 3600 };

/**
 * Puts a product into the customer's wish list; one that is in it already stays where it is. Throws 404 for a product that the
 * shop does not show, 400 if the list is full, and 429 for too many changes.
 */
export async function addWish(shop: Needs, customer: Customer, productId: number): Promise<void> {
  await countChange(shop, customer);
  await shop.store.transaction(async (tx) => {
    await holdProduct(tx, productId);
    const leftOut = await fill(tx, customer, [productId], shop.clock());
    if (leftOut.length > 0) throw new Refusal(400, messages.full(mostWishes));
  });
}

/**
 * Puts a guest's wishes, the newest first, into the customer's list, in front of the older ones; the same call again changes
 * nothing. Ids that no product has are forgotten. Resolves to the products for which the list has no room. Throws 429 for too many
 * changes.
 */
export async function mergeWishes(
  shop: Needs,
  customer: Customer,
  productIds: readonly number[],
): Promise<number[]> {
  if (productIds.length === 0) return [];
  await countChange(shop, customer);
  return shop.store.transaction((tx) => fill(tx, customer, productIds, shop.clock()));
}

/** Takes a product out of the customer's wish list, if it is in it. Throws 429 for too many changes. */
export async function deleteWish(
  shop: Needs,
  customer: Customer,
  productId: number,
): Promise<void> {
  await countChange(shop, customer);
  await shop.store.db
    .deleteFrom('wishes')
    .where('customer_id', '=', customer.id)
    .where('product_id', '=', productId)
    .execute();
}

function countChange({ store, clock }: Needs, { id }: Customer): Promise<void> {
  return countTryOfHour(store.db, clock(), `wish:customer:${id}`, changesRule);
}

/** Adds what is new and has room, and answers what has none. Hidden products take no room: the customer could not make any. */
async function fill(
  tx: Transaction<Tables>,
  customer: Customer,
  productIds: readonly number[],
  now: Date,
): Promise<number[]> {
  // Two tabs that fill the last place at once come one after the other.
  await lockCustomer(tx, customer.id);
  const { shown } = await tx
    .selectFrom('wishes as w')
    .innerJoin('product_listing as l', 'l.product_id', 'w.product_id')
    .where('w.customer_id', '=', customer.id)
    .select(sql<number>`count(*)::int`.as('shown'))
    .executeTakeFirstOrThrow();
  const added = await newWishes(tx, customer, productIds);
  const fitting = added.slice(0, Math.max(0, mostWishes - shown));
  if (fitting.length > 0) {
    await tx
      .insertInto('wishes')
      .values(
        // A millisecond apart, so that a guest's order stays.
        fitting.map((product_id, index) => ({
          customer_id: customer.id,
          product_id,
          added_at: new Date(now.getTime() - index),
        })),
      )
      .execute();
  }
  return added.slice(fitting.length);
}

/** Those of the ids that are products, and that the customer does not wish for yet, in their order. */
async function newWishes(
  tx: Transaction<Tables>,
  customer: Customer,
  productIds: readonly number[],
): Promise<number[]> {
  const rows = await tx
    .selectFrom('products as p')
    .where('p.id', '=', (expression) => expression.fn.any(expression.val([...productIds])))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('wishes as w')
            .select('w.product_id')
            .whereRef('w.product_id', '=', 'p.id')
            .where('w.customer_id', '=', customer.id),
        ),
      ),
    )
    .select('p.id')
    .forKeyShare()
    .execute();
  const known = new Set(rows.map(({ id }) => id));
  return productIds.filter((id) => known.has(id));
}
