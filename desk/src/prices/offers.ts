import type { InputOf } from '../server/ask-desk.ts';

type Change = InputOf<'POST /v1/desk/goods/offers'>['changes'][number];

/** A variant whose price or stock is being changed: what was seen, and what was typed. null while a field is empty. */
export interface Offer {
  seen: { priceToman: number; stock: number };
  priceToman: number | null;
  stock: number | null;
}

/** The variants that were touched, by their ids. */
export type Typed = ReadonlyMap<number, Offer>;

/** What differs from what was seen, as it is sent. An empty field is no change. */
export function changesOf(typed: Typed): Change[] {
  return [...typed].flatMap(([saleParamId, { seen, priceToman, stock }]) => {
    const change = {
      ...(priceToman !== null && priceToman !== seen.priceToman && { priceToman }),
      ...(stock !== null && stock !== seen.stock && { stock }),
    };
    return Object.keys(change).length > 0 ? [{ saleParamId, seen, ...change }] : [];
  });
}
