import { atom, createStore } from 'jotai';
import { useSyncExternalStore } from 'react';
import type { Cart, CartLine } from '@kashi/shared/contracts/cart';
import { cartStatus } from '@kashi/shared/contracts/cart-status';
import { storeCartHash } from './cart-hash.ts';

/** What this tab knows of the cart: the same for the header's count, the buttons of products and the pages. */
export interface CartState {
  /** As the server said last: null where there is none, undefined until it has said anything. */
  cart: Cart | null | undefined;
  /** Quantities that are on their way, by sale parameter. They are shown at once; money waits for the server. */
  wanted: ReadonlyMap<number, number>;
  /** Why the last change of a line was refused, by sale parameter. */
  refusals: ReadonlyMap<number, unknown>;
  /** What the server changed by itself, as a merge at sign-in does (R19), until the shopper has read it. */
  notices: readonly string[];
  /** Changes under way that touch money and no quantity, such as a coupon. */
  otherChanges: number;
}

const unread: CartState = {
  cart: undefined,
  wanted: new Map(),
  refusals: new Map(),
  notices: [],
  otherChanges: 0,
};

const stateAtom = atom(unread);
const itemCountAtom = atom((get) => itemCountOf(get(stateAtom)));

// One for every root of this remote. Made when a browser first needs it: the server has visitors, and no cart.
let store: ReturnType<typeof createStore> | undefined;
const cartStore = () => (store ??= createStore());

export function cartState(): CartState {
  return cartStore().get(stateAtom);
}

export function changeCartState(change: Partial<CartState>): void {
  cartStore().set(stateAtom, (state) => ({ ...state, ...change }));
}

/** The cart as this tab knows it; unread on the server and while hydrating, since public HTML is the same for all. */
export function useCart(): CartState {
  return useSyncExternalStore(
    (listener) => cartStore().sub(stateAtom, listener),
    cartState,
    () => unread,
  );
}

/** How many pieces are in the cart, those on their way included; undefined until it is known. */
export function useItemCount(): number | undefined {
  return useSyncExternalStore(
    (listener) => cartStore().sub(itemCountAtom, listener),
    () => cartStore().get(itemCountAtom),
    () => undefined,
  );
}

/** Keeps what the server said, and its hash; a cart without goods is no cart (§4). */
export function keepCart(answer: Cart | null): void {
  const cart = answer && !answer.IsCartEmpty ? answer : null;
  storeCartHash(cart?.HashCartId ?? null);
  const notices = new Set([...cartState().notices, ...(answer?.Notices ?? [])]);
  changeCartState({ cart, notices: [...notices] });
}

export function lineOf(cart: Cart | null | undefined, saleParamId: number): CartLine | undefined {
  return cart?.CartInfo.CartDetails.find((line) => line.ProductSaleParamId === saleParamId);
}

/** How many of a line the shopper sees: what they asked for last, or what the server has. */
export function shownQuantity({ cart, wanted }: CartState, saleParamId: number): number {
  return wanted.get(saleParamId) ?? lineOf(cart, saleParamId)?.Quantity ?? 0;
}

/** Whether the sums on the screen are about to change: they are shown, but marked as busy. */
export function isSettling({ wanted, otherChanges }: CartState): boolean {
  return wanted.size > 0 || otherChanges > 0;
}

/** In payment, and so not to be changed (§4, R21). */
export function isLocked(cart: Cart): boolean {
  return cart.CartStatusTypes === cartStatus.inPayment;
}

/** Whether the goods come to less than the shop delivers; 0 means no minimum (§9). */
export function isBelowMinimum({ CartInfo }: Cart): boolean {
  return CartInfo.SubTotalAmount < CartInfo.MinimumOrders;
}

function itemCountOf(state: CartState): number | undefined {
  const lines = state.cart?.CartInfo.CartDetails ?? [];
  if (state.cart === undefined) return undefined;
  return lines.reduce((sum, line) => sum + shownQuantity(state, line.ProductSaleParamId), 0);
}
