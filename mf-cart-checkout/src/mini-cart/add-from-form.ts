import { toProblem } from '@kashi/shared/api/problem';
import type { Host } from '@kashi/shared/host/host';
import { addToCart } from '../parts/live-cart/cart-changes.ts';
import { cartMessages } from '../cart-messages.ts';

/** Puts the product of a card's form into the cart. A card has no room for words, so they come as the toast. */
export async function addFromForm(host: Host, form: HTMLFormElement): Promise<void> {
  const button = form.querySelector('button');
  if (button?.ariaBusy === 'true') return;
  button?.setAttribute('aria-busy', 'true');
  try {
    await addToCart(host, Number(new FormData(form).get('ProductSaleParamId')));
  } catch (error) {
    host.toast(toProblem(error).serverMessage ?? cartMessages.notAdded, 'danger');
  } finally {
    button?.removeAttribute('aria-busy');
  }
}
