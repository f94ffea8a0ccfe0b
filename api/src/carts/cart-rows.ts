import { randomBytes } from 'node:crypto';
import { cartStatus } from '@kashi/contracts/cart-status';
import type { Kysely, Transaction } from 'kysely';
import type { CartRow } from '../schema/cart-tables.ts';
import type { Tables } from '../schema/tables.ts';

/** A cart that was bought or merged into another one; reading treats it as missing. */
export const cartIsOver = 3;

/**
 * The cart with this hash, if the asker may use it: a guest's cart needs only its hash, a customer's cart also its owner.
 * Otherwise the customer's own newest cart; undefined if there is none.
 */
export async function findCart(
  db: Kysely<Tables>,
  hash: string | null | undefined,
  customerId: number | null,
): Promise<CartRow | undefined> {
  const named = hash ? await findByHash(db, hash) : undefined;
  if (named && (named.customer_id === null || named.customer_id === customerId)) return named;
  return customerId === null ? undefined : findNewestOf(db, customerId);
}

/** Reads the cart again and locks its row until the transaction ends; undefined if the cart is closed by then. */
export async function lockCart(
  tx: Transaction<Tables>,
  cartId: number,
): Promise<CartRow | undefined> {
  return tx
    .selectFrom('carts')
    .selectAll()
    .where('id', '=', cartId)
    .where('status', '<>', cartIsOver)
    .forUpdate()
    .executeTakeFirst();
}

/**
 * The customer's open cart, locked, which another tab may have created a moment ago; otherwise, as for a guest, a new one. The caller
 * holds the customer's row.
 */
export async function ownOrNewCart(
  tx: Transaction<Tables>,
  customerId: number | null,
  now: Date,
): Promise<CartRow> {
  const own = customerId === null ? undefined : await findNewestOf(tx, customerId);
  const locked = own && (await lockCart(tx, own.id));
  return locked ?? createCart(tx, customerId, now);
}

/** Creates an empty cart under an unguessable hash. */
export async function createCart(
  tx: Transaction<Tables>,
  customerId: number | null,
  now: Date,
): Promise<CartRow> {
  return tx
    .insertInto('carts')
    .values({
      hash: randomBytes(16).toString('base64url'),
      customer_id: customerId,
      status: cartStatus.open,
      updated_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

function findByHash(db: Kysely<Tables>, hash: string): Promise<CartRow | undefined> {
  return db
    .selectFrom('carts')
    .selectAll()
    .where('hash', '=', hash)
    .where('status', '<>', cartIsOver)
    .executeTakeFirst();
}

function findNewestOf(db: Kysely<Tables>, customerId: number): Promise<CartRow | undefined> {
  return db
    .selectFrom('carts')
    .selectAll()
    .where('customer_id', '=', customerId)
    .where('status', '<>', cartIsOver)
    .orderBy('updated_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}
