import type { Offer } from '@kashi/contracts/desk/goods/goods';
import type { InputOf } from '../server/ask-desk.ts';
import type { DeskProblem } from '../server/desk-problem.ts';

type Change = InputOf<'POST /v1/desk/goods/offers'>['changes'][number];

type Seen = Change['seen'];

/** A variant whose price or stock a member changes: the values seen, and the values typed, null while a field is empty. */
export interface TypedOffer {
  seen: Seen;
  priceToman: number | null;
  stock: number | null;
  /** The server's sentence about each field, from the last refusal. */
  said?: { priceToman: string | undefined; stock: string | undefined };
}

/** The variants that were touched, by their ids. */
export type Typed = ReadonlyMap<number, TypedOffer>;

/** The request of the fields that differ from the seen ones. An empty field is no change. */
export function changesOf(typed: Typed): Change[] {
  return [...typed].flatMap(([saleParamId, { seen, priceToman, stock }]) => {
    const change = {
      ...(priceToman !== null && priceToman !== seen.priceToman && { priceToman }),
      ...(stock !== null && stock !== seen.stock && { stock }),
    };
    return Object.keys(change).length > 0 ? [{ saleParamId, seen, ...change }] : [];
  });
}

/**
 * The typed values after the server has refused `changes`. The server's sentences stand beside their fields. If another member has
 * saved first, the saved values become the seen values of each variant, so the next try counts from them: a typed value stays, and
 * a field that was not typed takes the saved value.
 */
export function afterRefusal(
  typed: Typed,
  changes: readonly Change[],
  { status, fields, value }: DeskProblem,
): Typed {
  const current = status === 409 && isConflict(value) ? value.current : [];
  return new Map(
    [...typed].map(([id, offer]) => {
      const place = changes.findIndex(({ saleParamId }) => saleParamId === id);
      const said = {
        priceToman: fields[`changes.${place}.priceToman`],
        stock: fields[`changes.${place}.stock`],
      };
      const now = current.find(({ saleParamId }) => saleParamId === id);
      return [id, { ...(now ? follow(offer, now) : offer), said }];
    }),
  );
}

function follow({ seen, priceToman, stock }: TypedOffer, now: Offer): TypedOffer {
  return {
    seen: { priceToman: now.priceToman, stock: now.stock, stockCounts: now.stockCounts },
    priceToman: priceToman === seen.priceToman ? now.priceToman : priceToman,
    stock: stock === seen.stock ? now.stock : stock,
  };
}

function isConflict(value: unknown): value is { current: Offer[] } {
  return typeof value === 'object' && value !== null && 'current' in value;
}
