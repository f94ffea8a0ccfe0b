import type { Cart } from '@kashi/contracts/cart';
import { cartStatus } from '@kashi/contracts/cart-status';
import type { Transaction } from 'kysely';
import { Refusal } from '../http/refusal.ts';
import { lockCustomer } from '../identity/lock-customer.ts';
import type { Customer, Shop } from '../shop.ts';
import type { CartRow } from '../schema/cart-tables.ts';
import type { Tables } from '../schema/tables.ts';
import { addPiece } from './add-piece.ts';
import { hashOfCartOf, isFirst, keepCartOf } from './added-pieces.ts';
import { lockCart, ownOrNewCart } from './cart-rows.ts';
import { viewCart } from './cart-view.ts';
import { mergedWithOthers } from './merge-carts.ts';
import { messages } from './messages.ts';
import { findOpenedCart } from './opened-cart.ts';

type Asker = Customer | null;

/** The cart; null if it is missing or empty (§3). */
export async function readCart(
  shop: Shop,
  hash: string | null | undefined,
  asker: Asker,
): Promise<Cart | null> {
  const whole = await mergedWithOthers(shop, await findOpenedCart(shop, hash, asker?.id ?? null));
  if (!whole.cart) return null;
  const view = await viewCart(shop.store.db, whole.cart, shop.clock(), whole.notices);
  return view.IsCartEmpty ? null : view;
}

/**
 * Adds one piece. A missing, stale or foreign hash creates a new cart, or finds the customer's open one, since a customer has one
 * cart on all devices (R3 and R19). A product that is in the cart already gets one more piece.
 */
export async function addItem(
  shop: Shop,
  { hash, saleParamId, key }: Wish,
  asker: Asker,
): Promise<Cart> {
  const { cart, notices } = await findOpenedCart(shop, hash, asker?.id ?? null);
  const now = shop.clock();
  const press = key === undefined ? null : { key, saleParamId, customerId: asker?.id ?? null };
  const added = await shop.store.transaction(async (tx) => {
    // The customer is locked before any cart, as in every transaction that locks both.
    if (asker) await lockCustomer(tx, asker.id);
    if (press && !(await isFirst(tx, press, now))) return { hash: await hashOfCartOf(tx, press) };
    const locked = cart && (await lockCart(tx, cart.id));
    const current = locked ?? (await ownOrNewCart(tx, asker?.id ?? null, now));
    if (press) await keepCartOf(tx, press, current.id);
    return change(shop, tx, current, notices, () => addPiece(tx, current.id, saleParamId));
  });
  if ('HashCartId' in added) return added;

  const asItIs = await readCart(shop, added.hash, asker);
  if (!asItIs) throw cartIsEmpty();
  return asItIs;
}

/** The product to add, and the cart to add it to. */
interface Wish {
  hash: string | null | undefined;
  saleParamId: number;
  /** Identifies the press, if the client sends a key: the same press adds only once. */
  key?: string | undefined;
}

export function increaseItem(shop: Shop, hash: string, saleParamId: number, asker: Asker) {
  return changeCart(shop, hash, asker, async (tx, cart) => {
    await requireLine(tx, cart.id, saleParamId);
    await addPiece(tx, cart.id, saleParamId);
  });
}

/** Takes one piece off; the last piece removes its line. */
export function decreaseItem(shop: Shop, hash: string, saleParamId: number, asker: Asker) {
  return changeCart(shop, hash, asker, async (tx, cart) => {
    const quantity = await requireLine(tx, cart.id, saleParamId);
    if (quantity === 1) return removeLine(tx, cart.id, saleParamId);
    await tx
      .updateTable('cart_lines')
      .set({ quantity: quantity - 1 })
      .where('cart_id', '=', cart.id)
      .where('sale_param_id', '=', saleParamId)
      .execute();
  });
}

export function removeItem(shop: Shop, hash: string, saleParamId: number, asker: Asker) {
  return changeCart(shop, hash, asker, async (tx, cart) => {
    await requireLine(tx, cart.id, saleParamId);
    await removeLine(tx, cart.id, saleParamId);
  });
}

/** Changes a cart that exists and is not in payment. Otherwise it throws a 400 with the reason and the cart or `IsCartEmpty`. */
export async function changeCart(
  shop: Shop,
  hash: string,
  asker: Asker,
  work: (tx: Transaction<Tables>, cart: CartRow) => Promise<void>,
): Promise<Cart> {
  const { cart, notices } = await findOpenedCart(shop, hash, asker?.id ?? null);
  if (!cart) throw cartIsEmpty();
  return shop.store.transaction(async (tx) => {
    // As a change of their addresses does, so that none that the cart takes is deleted meanwhile.
    if (asker) await lockCustomer(tx, asker.id);
    const locked = await lockCart(tx, cart.id);
    if (!locked) throw cartIsEmpty();
    return change(shop, tx, locked, notices, (current) => work(tx, current));
  });
}

/**
 * Changes the customer's own cart, or a new one where there is none; `work` returns the sentences that the cart tells about it.
 * Throws a 400 with the cart in payment.
 */
export async function changeOwnCart(
  shop: Shop,
  hash: string | null | undefined,
  customer: Customer,
  work: (tx: Transaction<Tables>, cart: CartRow) => Promise<string[]>,
): Promise<Cart> {
  const { cart, notices } = await findOpenedCart(shop, hash, customer.id);
  return shop.store.transaction(async (tx) => {
    await lockCustomer(tx, customer.id);
    const locked = cart && (await lockCart(tx, cart.id));
    const own = locked ?? (await ownOrNewCart(tx, customer.id, shop.clock()));
    const told = [...notices];
    return change(shop, tx, own, told, async (open) => {
      told.push(...(await work(tx, open)));
    });
  });
}

/** The refusal for a missing or empty cart; the browser then forgets the cart's hash (§8). */
export function cartIsEmpty(): Refusal {
  return new Refusal(400, messages.empty, { value: { IsCartEmpty: true } });
}

async function change(
  shop: Shop,
  tx: Transaction<Tables>,
  cart: CartRow,
  notices: string[],
  work: (cart: CartRow) => Promise<void>,
): Promise<Cart> {
  const now = shop.clock();
  if (cart.status === cartStatus.inPayment) {
    throw new Refusal(400, messages.inPayment, { value: await viewCart(tx, cart, now) });
  }
  await work(cart);
  const changed = await tx
    .updateTable('carts')
    .set({ updated_at: now })
    .where('id', '=', cart.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return viewCart(tx, changed, now, notices);
}

/** The line's quantity; a refusal if another tab removed the line or emptied the cart. */
async function requireLine(
  tx: Transaction<Tables>,
  cartId: number,
  saleParamId: number,
): Promise<number> {
  const lines = await tx
    .selectFrom('cart_lines')
    .select(['sale_param_id', 'quantity'])
    .where('cart_id', '=', cartId)
    .execute();
  if (lines.length === 0) throw cartIsEmpty();
  const line = lines.find(({ sale_param_id }) => sale_param_id === saleParamId);
  if (!line) throw new Refusal(400, messages.notInCart);
  return line.quantity;
}

async function removeLine(
  tx: Transaction<Tables>,
  cartId: number,
  saleParamId: number,
): Promise<void> {
  await tx
    .deleteFrom('cart_lines')
    .where('cart_id', '=', cartId)
    .where('sale_param_id', '=', saleParamId)
    .execute();
}
