import { createAsk } from '@kashi/contracts/asking/ask';
import { toProblem } from '@kashi/contracts/asking/problem';
import { keepInBrowser } from '@kashi/border/kept/keep-in-browser';
import { laterAddsKey } from '@kashi/border/kept/later-adds-key';
import type { ShellApi } from '@kashi/border/shell-api';
import { notAddedMessages } from '../../not-added-messages.ts';
import { forgetPress, unansweredKey } from './add-key.ts';
import { addItem } from './cart-data.ts';
import { storedCartHash } from './cart-hash.ts';
import { askForChange, inTurn, tellOthers } from './cart-queue.ts';
import { cartStore, noticesAtom } from './cart-state.ts';
import { laterMessages } from './later-messages.ts';
import { withKey } from './with-key.ts';

/** The API knows the key of a press for a day: a later sending could add a second piece. */
const mostAgeMs = 20 * 60 * 60 * 1000;
const mostAdds = 20;

interface LaterAdd {
  /** Names the press: it may have arrived, and only its answer was lost. */
  key: string;
  saleParamId: number;
  name: string;
  pressedAt: number;
}

/**
 * Keeps a press that got no answer, to be sent once later; says whether it does. One piece of a product waits at most. A browser without a
 * cart keeps nothing, since its next page would not look for what waits.
 */
export function keepForLater(
  { session }: Pick<ShellApi, 'session'>,
  error: unknown,
  { saleParamId, name }: Pick<LaterAdd, 'saleParamId' | 'name'>,
): boolean {
  const key = unansweredKey(saleParamId);
  const hasCart = storedCartHash() !== null || session.isSignedIn();
  if (toProblem(error).kind !== 'offline' || key === undefined || !hasCart) return false;
  const waiting = laterAdds();
  if (waiting.some((each) => each.saleParamId === saleParamId)) return true;
  if (waiting.length >= mostAdds) return false;
  if (!store([...waiting, { key, saleParamId, name, pressedAt: Date.now() }])) return false;
  forgetPress(saleParamId);
  return true;
}

/**
 * Sends what waits, one after another, and tells the shopper of each. A refusal is said, also in the cart until it is read. Without an answer the
 * rest waits on; resolves to whether anything does.
 */
export async function sendLaterAdds(shell: ShellApi): Promise<boolean> {
  const [add] = laterAdds();
  if (!add) return false;
  // A clock that was set back would make it young again.
  if (Math.abs(Date.now() - add.pressedAt) > mostAgeMs) say(shell, add, laterMessages.tooLate);
  else if (!(await send(shell, add))) return true;
  // Of what waited at the beginning nothing is left if the customer has signed out meanwhile.
  return store(laterAdds().filter(({ key }) => key !== add.key)) && sendLaterAdds(shell);
}

/** Resolves to whether the server has added or refused it. */
async function send(shell: ShellApi, { key, saleParamId, name }: LaterAdd): Promise<boolean> {
  const ask = createAsk(withKey(shell.fetch, key));
  try {
    await inTurn((turn) =>
      askForChange(turn, () =>
        addItem(ask, { HashCartId: storedCartHash(), ProductSaleParamId: saleParamId }),
      ),
    );
    tellOthers(shell, saleParamId);
    shell.toast(laterMessages.sentLater(name), 'success');
    return true;
  } catch (error) {
    const { kind, status, serverMessage } = toProblem(error);
    // After too many calls (429) the piece is not judged yet.
    if (kind !== 'refused' || status === 429) return false;
    say(shell, { name }, serverMessage ?? notAddedMessages.notAdded);
    return true;
  }
}

function say(shell: ShellApi, { name }: Pick<LaterAdd, 'name'>, why: string): void {
  const sentence = laterMessages.notSentLater(name, why);
  cartStore.set(noticesAtom, (notices) => [...new Set([...notices, sentence])]);
  shell.toast(sentence, 'danger');
}

/** The storage may hold anything. */
function laterAdds(): LaterAdd[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(laterAddsKey) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isLaterAdd) : [];
  } catch {
    return [];
  }
}

function isLaterAdd(value: unknown): value is LaterAdd {
  const { key, saleParamId, name, pressedAt } = (value ?? {}) as Partial<LaterAdd>;
  const isText = typeof key === 'string' && typeof name === 'string';
  return isText && Number.isInteger(saleParamId) && typeof pressedAt === 'number';
}

/** Says whether the browser keeps it. */
function store(adds: readonly LaterAdd[]): boolean {
  return keepInBrowser(laterAddsKey, JSON.stringify(adds));
}
