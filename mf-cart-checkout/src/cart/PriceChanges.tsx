import type { CartLine } from '@kashi/contracts/cart';
import { Notice } from '@kashi/ui/notice/Notice';
import { lineName } from '../parts/line-name.ts';
import { priceDifference } from './line/price-difference.ts';
import { messages } from './messages.ts';

/** New prices of goods in the cart (R20). */
export function PriceChanges({ lines }: { lines: readonly CartLine[] }) {
  const changed = lines.filter((line) => priceDifference(line) !== 0);
  if (changed.length === 0) return null;
  return (
    <Notice variant="waiting">
      {changed.map((line) => (
        <p key={line.ProductSaleParamId}>{sentenceOf(line)}</p>
      ))}
    </Notice>
  );
}

function sentenceOf(line: CartLine): string {
  const difference = priceDifference(line);
  return difference < 0
    ? messages.becameCheaper(lineName(line), -difference)
    : messages.becameDearer(lineName(line), difference);
}
