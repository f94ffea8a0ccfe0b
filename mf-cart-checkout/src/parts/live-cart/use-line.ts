import type { CartLine } from '@kashi/shared/contracts/cart';
import { shownQuantity, useCart } from './cart-state.ts';

/** A line as the shopper sees it, with what they asked for last. */
export function useLine({ ProductSaleParamId: id, Quantity }: CartLine) {
  const state = useCart();
  const quantity = shownQuantity(state, id);
  const isLeaving = quantity === 0;
  return {
    id,
    /** What is on its way, or what the server has. */
    quantity,
    /** On its way out: it keeps its last number until it has gone. */
    isLeaving,
    lastQuantity: isLeaving ? Quantity : quantity,
    isChanging: state.wanted.has(id),
    /** Why the last change was refused. */
    refusal: state.refusals.get(id),
  };
}
