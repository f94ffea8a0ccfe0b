import { toProblem } from '@kashi/contracts/asking/problem';
import type { ShellApi } from '@kashi/border/shell-api';
import { buyAgain } from '../parts/live-cart/buy-again.ts';
import { addToCart } from '../parts/live-cart/cart-changes.ts';
import { keepForLater } from '../parts/live-cart/later-adds.ts';
import { laterMessages } from '../parts/live-cart/later-messages.ts';
import { notAddedMessages } from '../not-added-messages.ts';

/**
 * Puts what a form names into the cart: the product of a card, or the goods of an order. Such a form has no room for a refusal, so the
 * toast says it. Without a network a product waits for one, as at its own page (R45).
 */
export async function addFromForm(shell: ShellApi, form: HTMLFormElement): Promise<void> {
  const button = form.querySelector('button');
  if (button?.ariaBusy === 'true') return;
  button?.setAttribute('aria-busy', 'true');
  const named = new FormData(form);
  const order = named.get('HashOrderId');
  const saleParamId = Number(named.get('ProductSaleParamId'));
  const { name } = form.dataset;
  try {
    if (typeof order === 'string') await buyAgain(shell, order);
    else await addToCart(shell, saleParamId);
  } catch (error) {
    if (name && keepForLater(shell, error, { saleParamId, name })) {
      shell.toast(laterMessages.keptForLater, 'info');
    } else {
      shell.toast(toProblem(error).serverMessage ?? notAddedMessages.notAdded, 'danger');
    }
  } finally {
    button?.removeAttribute('aria-busy');
  }
}
