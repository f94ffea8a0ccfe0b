import type { DeskOrder } from '@kashi/contracts/desk/orders';

type Priced = Pick<DeskOrder, 'lines' | 'totalToman' | 'deliveryFee' | 'refundsToman'>;

/**
 * What was paid for pieces of an order, in toman: their share of the coupon and the tax with them, the delivery not. Never more than
 * what is left of the order's money. `pieces` are by the number of the variant. Refunds of one piece after the other sum to the
 * worth of all pieces, to the toman: the share is that of all pieces that are back, less that of those that were back before.
 */
export function worthOf(order: Priced, pieces: ReadonlyMap<number, number>): number {
  const goodsToman = sumOf(order.lines, ({ Quantity }) => Quantity);
  if (goodsToman === 0) return 0;
  const backToman = sumOf(order.lines, ({ refundedPieces }) => refundedPieces);
  const chosenToman = sumOf(order.lines, ({ ProductSaleParamId, Quantity, refundedPieces }) => {
    const wished = pieces.get(ProductSaleParamId) ?? 0;
    return Math.max(Math.min(wished, Quantity - refundedPieces), 0);
  });
  const paidToman = order.totalToman - order.deliveryFee;
  const shareOf = (partToman: number) => wholeShare(paidToman, partToman, goodsToman);
  const worth = shareOf(backToman + chosenToman) - shareOf(backToman);
  return Math.min(worth, restOf(order));
}

/** What is left of the order's money, in toman. */
export function restOf({
  totalToman,
  refundsToman,
}: Pick<DeskOrder, 'totalToman' | 'refundsToman'>): number {
  return totalToman - refundsToman;
}

function sumOf(
  lines: Priced['lines'],
  piecesOf: (line: Priced['lines'][number]) => number,
): number {
  return lines.reduce(
    (sum, line) => sum + (line.FinalPriceSum / line.Quantity) * piecesOf(line),
    0,
  );
}

/** A share without its fraction. The product of two sums of an expensive order is more than a `number` holds to the last digit. */
function wholeShare(toman: number, part: number, whole: number): number {
  return Number((BigInt(toman) * BigInt(part)) / BigInt(whole));
}
