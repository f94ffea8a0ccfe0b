import { createAsk } from '@kashi/contracts/asking/ask';
import type { ShellApi } from '@kashi/border/shell-api';
import { cartMessages } from '../../cart-messages.ts';
import { askToBuyAgain } from './buy-again-data.ts';
import { storedCartHash } from './cart-hash.ts';
import { askForChange, inTurn, tellOthers } from './cart-queue.ts';

/** Buys an order again, and leads to the cart, which shows what is missing. Throws the `Problem` of a refusal. */
export function buyAgain(shell: ShellApi, HashOrderId: string): Promise<void> {
  return inTurn(async (turn) => {
    const ask = createAsk(shell.fetch);
    const message = await askForChange(turn, () =>
      askToBuyAgain(ask, { HashCartId: storedCartHash(), HashOrderId }),
    );
    tellOthers(shell);
    shell.toast(message ?? cartMessages.applied, 'success');
    shell.navigate('/cart');
  });
}
