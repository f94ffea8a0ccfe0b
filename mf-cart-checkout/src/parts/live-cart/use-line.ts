import { useAtomValue } from 'jotai';
import type { CartLine } from '@kashi/contracts/cart';
import { cartStore, refusalsAtom, shownQuantity, wantedAtom } from './cart-state.ts';

/** A line of the cart as the shopper sees it, with changes that are on their way. */
export function useLine(line: CartLine) {
  const wanted = useAtomValue(wantedAtom, { store: cartStore });
  const refusals = useAtomValue(refusalsAtom, { store: cartStore });
  const id = line.ProductSaleParamId;
  const quantity = shownQuantity(line, wanted);
  const isLeaving = quantity === 0;
  return {
    id,
    /** The number that is on its way, or else the server's. */
    quantity,
    /** The line is on its way out: it keeps its last number until it has gone. */
    isLeaving,
    lastQuantity: isLeaving ? line.Quantity : quantity,
    isChanging: wanted.has(id),
    /** Why the last change was refused. */
    refusal: refusals.get(id),
  };
}
