import { toProblem } from '@kashi/shared/api/problem';
import type { ShellApi } from '@kashi/shared/border/shell-api';
import { addToCart } from '../parts/live-cart/cart-changes.ts';
import { cartMessages } from '../cart-messages.ts';

/** Puts the product of a card's form into the cart. A card has no room for a refusal, so the toast says it. */
export async function addFromForm(shell: ShellApi, form: HTMLFormElement): Promise<void> {
  const button = form.querySelector('button');
  if (button?.ariaBusy === 'true') return;
  button?.setAttribute('aria-busy', 'true');
  try {
    await addToCart(shell, Number(new FormData(form).get('ProductSaleParamId')));
  } catch (error) {
    shell.toast(toProblem(error).serverMessage ?? cartMessages.notAdded, 'danger');
  } finally {
    button?.removeAttribute('aria-busy');
  }
}
