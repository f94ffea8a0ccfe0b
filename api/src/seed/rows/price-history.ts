import type { SeedProduct } from '../catalogue-shape.ts';
import { daysBefore } from '../seed-calendar.ts';
import { seededRandom } from '../seeded-random.ts';
import { saleParamId } from './ids.ts';

interface PriceChange {
  sale_param_id: number;
  changed_at: Date;
  price: number;
}

/**
 * The price history of every variant: 8 to 20 changes that mostly rise, with an occasional dip, and end at the present price. A
 * call-for-price product has no history.
 */
export function priceHistory(product: SeedProduct): PriceChange[] {
  if (product.price === 0) return [];

  return product.params.flatMap((param, position) => {
    const id = saleParamId(product.id, position);
    const random = seededRandom(`price ${id}`);
    const changes: PriceChange[] = [];
    let price = product.price + param.paddingPrice;
    let days = random.whole(1, 12);

    for (let left = random.whole(8, 20); left > 0; left -= 1) {
      changes.unshift({ sale_param_id: id, changed_at: daysBefore(days, left), price });
      const isDip = random.next() < 0.22;
      price = rounded(price * (isDip ? 1 + random.next() * 0.05 : 1 - random.next() * 0.055));
      days += random.whole(6, 24);
    }
    return changes;
  });
}

/** Whole thousands above a hundred thousand tomans, whole five hundreds below. */
function rounded(toman: number): number {
  const step = toman > 100_000 ? 1000 : 500;
  return Math.max(step, Math.round(toman / step) * step);
}
