import type { ImportRow } from './import-row.ts';
import type { Place, Problem } from './problems.ts';

interface Discount {
  discount_percent?: number;
  discount_from?: Date | null;
  discount_until?: Date | null;
}

/** The discount that the shop has for a product. */
export type KnownDiscount = Required<Discount>;

/**
 * What a row makes of a product's discount. A row may give one moment, and the shop knows the other one. Another percent alone,
 * after a discount that has ended, is a new discount, which begins at once: the old end would keep it from ever being seen. The
 * same percent is none, so that a file that is sent every night does not bring ended discounts back.
 */
export function discountOf(
  known: KnownDiscount | undefined,
  { place, row }: { place: Place; row: ImportRow },
  { now, problems }: { now: Date; problems: Problem[] },
): Discount {
  const said: Discount = {
    ...(row.discount_percent !== undefined && { discount_percent: row.discount_percent }),
    ...(row.discount_from !== undefined && { discount_from: row.discount_from }),
    ...(row.discount_until !== undefined && { discount_until: row.discount_until }),
  };
  if (Object.keys(said).length === 0) return said;
  const hasMoment = said.discount_from !== undefined || said.discount_until !== undefined;
  const isOver = known?.discount_until != null && known.discount_until <= now;
  if (isOver && !hasMoment && said.discount_percent !== known.discount_percent) {
    return { ...said, discount_from: null, discount_until: null };
  }
  const {
    discount_from: from = known?.discount_from,
    discount_until: until = known?.discount_until,
  } = said;
  if (hasMoment && from && until && until <= from) {
    problems.push({ place, fault: { is: 'discount-order' } });
  }
  return said;
}
