import type { Ask } from '@kashi/contracts/asking/ask';
import { toProblem } from '@kashi/contracts/asking/problem';
import type { FormOutcome } from '@kashi/border/remote-contract';
import { askToBuyAgain } from '../../parts/live-cart/buy-again-data.ts';
import { keepHash, keptOutcome, keptRefusal } from './kept-cookies.ts';
import { plainMessages } from './plain-messages.ts';

/** Buys an order again, then leads to the cart, which says what came of it and names what is missing. */
export async function takeOrder(
  ask: Ask,
  order: { HashCartId: string | null; HashOrderId: string },
): Promise<FormOutcome> {
  try {
    const { value: cart, message } = await askToBuyAgain(ask, order);
    const cookies = [
      keepHash(cart.HashCartId),
      keptOutcome(message),
      keptRefusal(asMuchAsFits(cart.Notices)),
    ];
    return { to: '/cart', cookies };
  } catch (error) {
    const reason = toProblem(error).serverMessage ?? plainMessages.failed;
    return { to: '/cart', cookies: [keptRefusal(asMuchAsFits([reason]))] };
  }
}

/** Browsers drop a cookie of more than 4 KB; a Persian letter takes six bytes of it. */
const mostLetters = 550;

/** The sentences as one text that a cookie can hold; null for none. */
function asMuchAsFits(sentences: readonly string[] = []): string | null {
  const text = sentences.join(' ');
  if (text.length > mostLetters) return `${text.slice(0, mostLetters)}…`;
  return text || null;
}
