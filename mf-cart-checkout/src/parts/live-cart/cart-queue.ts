import type { ShellApi } from '@kashi/border/shell-api';
import { Problem } from '@kashi/contracts/asking/problem';
import {
  cartAtom,
  cartStore,
  isLocked,
  keepCart,
  lineOf,
  otherChangesAtom,
  refusalsAtom,
  wantedAtom,
} from './cart-state.ts';
import { cartMessages } from '../../cart-messages.ts';
import type { Cart } from '@kashi/contracts/cart';
import { saysEmpty } from './says-empty.ts';

let tail: Promise<unknown> = Promise.resolve();
/** A number that each sign-in and sign-out of this tab raises. */
let visitor = 0;
let isTelling = false;

/** A task's turn. It is over once another visitor has signed in, or the task's own has signed out. */
export interface Turn {
  isOver(): boolean;
}

/** Runs tasks one after another, so that changes arrive in order and no answer is older than the kept one. */
export function inTurn<Value>(task: (turn: Turn) => Promise<Value>): Promise<Value> {
  const asker = visitor;
  const turn = { isOver: () => asker !== visitor };
  const done = tail.then(() => task(turn));
  tail = done.catch(() => undefined);
  return done;
}

/** Ends all turns at a sign-in or a sign-out: waiting tasks make no call, and answers on their way are not kept. */
export function changeVisitor(): void {
  visitor += 1;
  tail = Promise.resolve();
  cartStore.set(wantedAtom, new Map());
  cartStore.set(refusalsAtom, new Map());
  cartStore.set(otherChangesAtom, 0);
}

/** An answer whose value is the cart. */
export type CartAnswer = Promise<{ value: Cart | null; message: string | null }>;

/** Asks for the cart or for a change of it, and keeps the answer. Returns the server's sentence; throws a `Problem`. */
export async function askForCart(turn: Turn, ask: () => CartAnswer): Promise<string | null> {
  if (turn.isOver()) throw new Error('Asked for by a visitor who has gone');
  try {
    const { value, message } = await ask();
    if (!turn.isOver()) keepCart(value);
    return message;
  } catch (error) {
    if (!turn.isOver() && saysEmpty(error)) keepCart(null);
    throw error;
  }
}

/** Asks for a change as `askForCart` does. An answer with a cart in payment means a refusal, and is thrown (§4). */
export async function askForChange(turn: Turn, ask: () => CartAnswer): Promise<string | null> {
  const message = await askForCart(turn, ask);
  const cart = cartStore.get(cartAtom);
  if (cart && isLocked(cart)) throw new Problem('refused', { serverMessage: cartMessages.locked });
  return message;
}

/** Tells the rest of the shop how many pieces are in the cart now, and which variant's product was just put into it. */
export function tellOthers({ events }: ShellApi, addedSaleParamId = 0): void {
  const cart = cartStore.get(cartAtom);
  isTelling = true;
  events.publish('cart-updated', {
    itemCount: cart?.CartInfo.CartDetailsCount ?? 0,
    addedProductId: lineOf(cart, addedSaleParamId)?.ProductId,
  });
  isTelling = false;
}

/** Whether this remote published the event that is being heard: its cart is kept already. */
export const isOwnNews = () => isTelling;
