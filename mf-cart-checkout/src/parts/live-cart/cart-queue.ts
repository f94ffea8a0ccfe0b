import type { ShellApi } from '@kashi/shared/border/shell-api';
import { Problem } from '@kashi/shared/api/problem';
import {
  cartAtom,
  cartStore,
  isLocked,
  keepCart,
  otherChangesAtom,
  refusalsAtom,
  wantedAtom,
} from './cart-state.ts';
import { cartMessages } from '../../cart-messages.ts';
import type { Cart } from '@kashi/shared/contracts/cart';
import { saysEmpty } from './says-empty.ts';

let tail: Promise<unknown> = Promise.resolve();
/** Counts the sign-ins and sign-outs of this tab. */
let visitor = 0;
let isTelling = false;

/** A task's turn. It is over when somebody else is before the screen. */
export interface Turn {
  isOver(): boolean;
}

/** Runs tasks one after another, so that changes never overtake one another and no answer is older than the one kept. */
export function inTurn<Value>(task: (turn: Turn) => Promise<Value>): Promise<Value> {
  const asker = visitor;
  const turn = { isOver: () => asker !== visitor };
  const done = tail.then(() => task(turn));
  tail = done.catch(() => undefined);
  return done;
}

/** A sign-in or a sign-out: what waits is not asked any more, and answers that are on their way are not kept. */
export function changeVisitor(): void {
  visitor += 1;
  tail = Promise.resolve();
  cartStore.set(wantedAtom, new Map());
  cartStore.set(refusalsAtom, new Map());
  cartStore.set(otherChangesAtom, 0);
}

/** An answer whose value is the cart. */
export type CartAnswer = Promise<{ value: Cart | null; message: string | null }>;

/** Asks for the cart, or for a change of it, and keeps what comes. Returns the server's own sentence. */
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

/** As `askForCart`, for a change: an answer that the cart is in payment is a refusal of it (§4). */
export async function askForChange(turn: Turn, ask: () => CartAnswer): Promise<string | null> {
  const message = await askForCart(turn, ask);
  const cart = cartStore.get(cartAtom);
  if (cart && isLocked(cart)) throw new Problem('refused', { serverMessage: cartMessages.locked });
  return message;
}

/** Tells the rest of the shop how many pieces are in the cart now. */
export function tellOthers({ events }: ShellApi): void {
  isTelling = true;
  events.publish('cart-updated', {
    itemCount: cartStore.get(cartAtom)?.CartInfo.CartDetailsCount ?? 0,
  });
  isTelling = false;
}

/** Whether the news that is being heard is our own: the cart that it speaks of is kept already. */
export const isOwnNews = () => isTelling;
