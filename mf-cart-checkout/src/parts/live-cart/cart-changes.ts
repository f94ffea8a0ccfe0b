import { createAsk, type Ask } from '@kashi/contracts/asking/ask';
import { toProblem } from '@kashi/contracts/asking/problem';
import type { ShellApi } from '@kashi/border/shell-api';
import { forgetPress, onePress } from './add-key.ts';
import { addItem, decreaseItem, increaseItem, removeItem } from './cart-data.ts';
import { storedCartHash } from './cart-hash.ts';
import { cartMessages } from '../../cart-messages.ts';
import { askForCart, askForChange, inTurn, tellOthers, type Turn } from './cart-queue.ts';
import { readCall } from './cart-reading.ts';
import { cartAtom, cartStore, lineOf, refusalsAtom, wantedAtom } from './cart-state.ts';
import { withKey } from './with-key.ts';

/** Presses within this time of one another are sent as one change, in milliseconds. */
const coalesceMs = 300;
const timers = new Map<number, ReturnType<typeof setTimeout>>();
/** Lines whose change was answered while the shopper went on pressing: the toast says it once the presses are over. */
const untold = new Set<number>();

/** Shows a line's new quantity at once, and sends it when the shopper pauses. */
export function changeQuantity(shell: ShellApi, saleParamId: number, quantity: number): void {
  want(saleParamId, quantity);
  clearTimeout(timers.get(saleParamId));
  timers.set(
    saleParamId,
    setTimeout(() => settle(shell, saleParamId), coalesceMs),
  );
}

export function removeLine(shell: ShellApi, saleParamId: number): void {
  want(saleParamId, 0);
  clearTimeout(timers.get(saleParamId));
  settle(shell, saleParamId);
}

/**
 * Puts one piece into the cart. Throws the `Problem` of a refusal, which the button explains. A second call after a lost answer
 * adds no second piece.
 */
export function addToCart(shell: ShellApi, saleParamId: number): Promise<void> {
  return inTurn(async (turn) => {
    const message = await onePress(saleParamId, (key) => {
      const ask = createAsk(withKey(shell.fetch, key));
      return askForChange(turn, () =>
        addItem(ask, { HashCartId: storedCartHash(), ProductSaleParamId: saleParamId }),
      );
    });
    tellOthers(shell, saleParamId);
    shell.toast(message ?? cartMessages.applied, 'success');
  });
}

function settle(shell: ShellApi, saleParamId: number): void {
  timers.delete(saleParamId);
  void inTurn((turn) => settleLine(turn, shell, saleParamId));
}

/**
 * Sends the change of one line. The server changes quantities by one, so three more pieces are three calls; the first refusal
 * ends them.
 */
async function settleLine(turn: Turn, shell: ShellApi, saleParamId: number): Promise<void> {
  const ask = createAsk(shell.fetch);
  const piecesBefore = pieces();
  try {
    const message = await walkToGoal(turn, ask, saleParamId);
    if (turn.isOver()) return;
    if (pieces() !== piecesBefore) untold.add(saleParamId);
    // The shopper has pressed again meanwhile, so the next turn goes on from here.
    if (timers.has(saleParamId)) return;
    stopWanting(saleParamId);
    if (untold.delete(saleParamId)) shell.toast(message ?? cartMessages.applied, 'success');
  } catch (error) {
    if (!turn.isOver()) await explain(turn, shell, saleParamId, error);
  } finally {
    if (pieces() !== piecesBefore && !turn.isOver()) tellOthers(shell);
  }
}

async function walkToGoal(turn: Turn, ask: Ask, saleParamId: number): Promise<string | null> {
  let message: string | null = null;
  for (let step = nextStep(saleParamId); step; step = nextStep(saleParamId)) {
    const { change, hash, quantity } = step;
    message = await askForChange(turn, () =>
      change(ask, { HashCartId: hash, ProductSaleParamId: saleParamId }),
    );
    // The server has left the quantity as it was, so another call would not help.
    if (quantityOf(saleParamId) === quantity) break;
  }
  return message;
}

function nextStep(saleParamId: number) {
  const cart = cartStore.get(cartAtom);
  const quantity = quantityOf(saleParamId);
  const goal = cartStore.get(wantedAtom).get(saleParamId);
  if (!cart || goal === undefined || goal === quantity || timers.has(saleParamId)) return null;
  return { change: changeTowards(goal, quantity), hash: cart.HashCartId, quantity };
}

function changeTowards(goal: number, quantity: number) {
  if (goal === 0) return removeItem;
  return goal > quantity ? increaseItem : decreaseItem;
}

/** Shows the old quantity again with the reason beside it, and reads the cart, because its stock may have changed. */
async function explain(
  turn: Turn,
  shell: ShellApi,
  saleParamId: number,
  error: unknown,
): Promise<void> {
  const ask = createAsk(shell.fetch);
  clearTimeout(timers.get(saleParamId));
  timers.delete(saleParamId);
  // Who has lost the session is a guest to the server, which would answer that there is no cart.
  if (toProblem(error).status !== 401) {
    await askForCart(turn, () => readCall(ask)).catch(() => {
      // Silence is right: the screen keeps the server's last answer, and the refusal is explained below.
    });
  }
  stopWanting(saleParamId);

  if (lineOf(cartStore.get(cartAtom), saleParamId)) {
    cartStore.set(refusalsAtom, (refusals) => new Map(refusals).set(saleParamId, error));
  } else {
    // The line is gone from the cart, so the toast says the reason.
    shell.toast(toProblem(error).serverMessage ?? cartMessages.gone, 'danger');
  }
}

function want(saleParamId: number, quantity: number): void {
  forgetPress(saleParamId);
  cartStore.set(wantedAtom, (wanted) => new Map(wanted).set(saleParamId, quantity));
  cartStore.set(refusalsAtom, (refusals) => without(refusals, saleParamId));
}

function stopWanting(saleParamId: number): void {
  cartStore.set(wantedAtom, (wanted) => without(wanted, saleParamId));
}

function without<Value>(
  values: ReadonlyMap<number, Value>,
  saleParamId: number,
): ReadonlyMap<number, Value> {
  const others = new Map(values);
  others.delete(saleParamId);
  return others;
}

/** The server's quantity of a line. */
function quantityOf(saleParamId: number): number {
  return lineOf(cartStore.get(cartAtom), saleParamId)?.Quantity ?? 0;
}

function pieces(): number {
  return cartStore.get(cartAtom)?.CartInfo.CartDetailsCount ?? 0;
}
