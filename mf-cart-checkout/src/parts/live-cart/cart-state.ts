import { atom, createStore, useAtomValue } from 'jotai';
import type { Cart, CartLine } from '@kashi/contracts/cart';
import { cartStatus } from '@kashi/contracts/cart-status';
import { storeCartHash } from './cart-hash.ts';

/** The store of the cart in this tab, for every root of this remote. A server has many visitors, so it never writes here. */
export const cartStore = createStore();

/** The cart as the server said last: null where there is none, undefined until the server has said anything. */
export const cartAtom = atom<Cart | null | undefined>(undefined);
/** Quantities that are on their way, by sale parameter. They are shown at once; money waits for the server. */
export const wantedAtom = atom<ReadonlyMap<number, number>>(new Map());
/** Why the last change of a line was refused, by sale parameter. */
export const refusalsAtom = atom<ReadonlyMap<number, unknown>>(new Map());
/** Changes that the server made by itself, as a merge at sign-in does (R19), until the shopper has read them. */
export const noticesAtom = atom<readonly string[]>([]);
/** Changes under way that touch money and no quantity, such as a coupon. */
export const otherChangesAtom = atom(0);

const itemCountAtom = atom((get) => {
  const cart = get(cartAtom);
  const wanted = get(wantedAtom);
  if (cart === undefined) return undefined;
  const lines = cart?.CartInfo.CartDetails ?? [];
  return lines.reduce((sum, line) => sum + shownQuantity(line, wanted), 0);
});
const isSettlingAtom = atom((get) => get(wantedAtom).size > 0 || get(otherChangesAtom) > 0);

const options = { store: cartStore };

/** The cart as this tab knows it, see `cartAtom`. */
export const useCart = () => useAtomValue(cartAtom, options);

/** How many pieces are in the cart, with those on their way; undefined until the cart is known. */
export const useItemCount = () => useAtomValue(itemCountAtom, options);

/** Whether the sums on the screen are about to change: they are shown, but marked as busy. */
export const useIsSettling = () => useAtomValue(isSettlingAtom, options);

/** Keeps the server's answer and its hash; a cart without goods counts as none (§4). */
export function keepCart(answer: Cart | null): void {
  const cart = answer && !answer.IsCartEmpty ? answer : null;
  storeCartHash(cart?.HashCartId ?? null);
  cartStore.set(cartAtom, cart);
  cartStore.set(noticesAtom, (notices) => [...new Set([...notices, ...(answer?.Notices ?? [])])]);
}

export function lineOf(cart: Cart | null | undefined, saleParamId: number): CartLine | undefined {
  return cart?.CartInfo.CartDetails.find((line) => line.ProductSaleParamId === saleParamId);
}

/** The quantity of a line that the shopper sees: the one that they asked for last, or else the server's. */
export function shownQuantity(
  { ProductSaleParamId, Quantity }: CartLine,
  wanted: ReadonlyMap<number, number>,
): number {
  return wanted.get(ProductSaleParamId) ?? Quantity;
}

/** Whether the cart is in payment, and so cannot be changed (§4, R21). */
export function isLocked(cart: Cart): boolean {
  return cart.CartStatusTypes === cartStatus.inPayment;
}

/** Whether the goods come to less than the shop delivers; 0 means no minimum (§9). */
export function isBelowMinimum({ CartInfo }: Cart): boolean {
  return CartInfo.SubTotalAmount < (CartInfo.MinimumOrders ?? 0);
}
