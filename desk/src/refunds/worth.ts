import type { DeskOrder } from '@kashi/contracts/desk/orders';

type Priced = Pick<DeskOrder, 'lines' | 'totalToman' | 'deliveryFee' | 'refundsToman'>;

/**
 * What was paid for pieces of an order, in toman: their share of the coupon and the tax with them, the delivery not. Never more than
 * what is left of the order's money. `pieces` are by the number of the variant.
 */
export function worthOf(order: Priced, pieces: ReadonlyMap<number, number>): number {
  const goodsToman = order.lines.reduce((sum, { FinalPriceSum }) => sum + FinalPriceSum, 0);
  if (goodsToman === 0) return 0;
  const chosenToman = order.lines.reduce((sum, line) => {
    const quantity = Math.min(pieces.get(line.ProductSaleParamId) ?? 0, line.Quantity);
    return sum + (line.FinalPriceSum / line.Quantity) * Math.max(quantity, 0);
  }, 0);
  const paidToman = order.totalToman - order.deliveryFee;
  const worth = Math.floor((paidToman * chosenToman) / goodsToman);
  return Math.min(worth, restOf(order));
}

/** What is left of the order's money, in toman. */
export function restOf({
  totalToman,
  refundsToman,
}: Pick<DeskOrder, 'totalToman' | 'refundsToman'>): number {
  return totalToman - refundsToman;
}
