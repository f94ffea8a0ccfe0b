import type { Offer } from '@kashi/contracts/desk/goods/goods';
import type { InputOf } from '../server/ask-desk.ts';
import type { DeskProblem } from '../server/desk-problem.ts';

type Change = InputOf<'POST /v1/desk/goods/offers'>['changes'][number];

type Seen = Change['seen'];

/**
 * A variant whose price or stock a member changes: the values seen, and the values typed, null while a field is empty, and NaN while
 * its text is no number.
 */
export interface TypedOffer {
  seen: Seen;
  priceToman: number | null;
  stock: number | null;
  /** The server's sentence about each field, from the last refusal. */
  said?: { priceToman: string | undefined; stock: string | undefined };
}

/** The variants that were touched, by their ids. */
export type Typed = ReadonlyMap<number, TypedOffer>;

/** The request of the fields that differ from the seen ones. A field that is empty, or no number, is no change. */
export function changesOf(typed: Typed): Change[] {
  return [...typed].flatMap(([saleParamId, { seen, priceToman, stock }]) => {
    const change = {
      ...(isNumber(priceToman) && priceToman !== seen.priceToman && { priceToman }),
      ...(isNumber(stock) && stock !== seen.stock && { stock }),
    };
    return Object.keys(change).length > 0 ? [{ saleParamId, seen, ...change }] : [];
  });
}

function isNumber(typed: number | null): typed is number {
  return typed !== null && !Number.isNaN(typed);
}

/**
 * The typed values after the server has saved `sent` as these offers: those that were typed since. What was sent of them counts as seen
 * from now on.
 */
export function afterSave(typed: Typed, sent: Typed, offers: readonly Offer[]): Typed {
  const since = [...typed].filter(([id, offer]) => offer !== sent.get(id));
  return new Map(
    since.map(([id, offer]) => {
      const was = sent.get(id);
      const now = offers.find(({ saleParamId }) => saleParamId === id);
      return [id, was && now ? follow(offer, was, now) : offer];
    }),
  );
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
      return [id, { ...(now ? follow(offer, offer.seen, now) : offer), said }];
    }),
  );
}

/** A variant that others have changed, or a save has: what does not differ from what `was` there takes the present value. */
function follow(
  { priceToman, stock }: TypedOffer,
  was: Pick<TypedOffer, 'priceToman' | 'stock'>,
  now: Offer,
): TypedOffer {
  return {
    seen: { priceToman: now.priceToman, stock: now.stock, stockCounts: now.stockCounts },
    priceToman: priceToman === was.priceToman ? now.priceToman : priceToman,
    stock: stock === was.stock ? now.stock : stock,
  };
}

function isConflict(value: unknown): value is { current: Offer[] } {
  return typeof value === 'object' && value !== null && 'current' in value;
}
