import { createAsk, type Ask } from '@kashi/contracts/asking/ask';
import type { ShellApi } from '@kashi/border/shell-api';
import { askForCart, inTurn, tellOthers } from './cart-queue.ts';
import { readCall } from './cart-reading.ts';
import { cartAtom, cartStore, otherChangesAtom } from './cart-state.ts';

/**
 * Makes a change whose answer is not the cart, such as a coupon's or an address's, and reads the cart again for its sums.
 * Returns the server's sentence; throws the `Problem` of a refusal.
 */
export function changeAndRead(
  shell: ShellApi,
  change: (ask: Ask, cartHash: string) => Promise<{ message: string | null }>,
): Promise<string | null> {
  const ask = createAsk(shell.fetch);
  cartStore.set(otherChangesAtom, (count) => count + 1);
  return inTurn(async (turn) => {
    try {
      // The next visitor's token would go with it.
      if (turn.isOver()) throw new Error('gone');
      const { message } = await change(ask, cartStore.get(cartAtom)?.HashCartId ?? '');
      await askForCart(turn, () => readCall(ask));
      tellOthers(shell);
      return message;
    } finally {
      cartStore.set(otherChangesAtom, (count) => Math.max(0, count - 1));
    }
  });
}
