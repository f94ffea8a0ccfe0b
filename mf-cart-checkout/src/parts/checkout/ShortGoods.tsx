import type { RefObject } from 'react';
import type { CartLine } from '@kashi/contracts/cart';
import { ButtonLink } from '@kashi/ui/actions/ButtonLink';
import { Notice } from '@kashi/ui/notice/Notice';
import { lineName } from '../line-name.ts';
import { checkoutMessages } from './checkout-messages.ts';

const words = checkoutMessages.shortGoods;

/** Whether the shop cannot sell a line of the cart in full now: the API refuses a payment until the shopper has changed that line. */
export function isShort(lines: readonly CartLine[]): boolean {
  return lines.some(({ IsAvalible }) => !IsAvalible);
}

/** Names the goods that have run out since they were put into the cart, with the way back to the cart, where they can be changed. */
export function ShortGoods({ lines }: { lines: readonly CartLine[] }) {
  if (!isShort(lines)) return null;
  return (
    <Notice variant="danger" role="alert" action={<ReviewCart size="small" />}>
      {lines
        .filter(({ IsAvalible }) => !IsAvalible)
        .map((line) => (
          <p key={line.ProductSaleParamId}>{sentenceOf(line)}</p>
        ))}
    </Notice>
  );
}

interface ReviewCartProps {
  size: 'small' | 'large';
  ref?: RefObject<HTMLAnchorElement | null>;
}

/** The way back to the cart; on the invoice it stands in the place of the button that pays. */
export function ReviewCart({ size, ref }: ReviewCartProps) {
  return (
    <ButtonLink
      ref={ref}
      variant={size === 'small' ? 'secondary' : 'primary'}
      size={size}
      href="/cart"
    >
      {words.review}
    </ButtonLink>
  );
}

function sentenceOf(line: CartLine): string {
  const { StockInventory, Quantity, Unit } = line;
  const name = lineName(line);
  // With stock enough it is the price that is missing (§1).
  if (StockInventory >= Quantity) return words.soldByCall(name);
  return StockInventory > 0 ? words.fewerLeft(name, StockInventory, Unit) : words.soldOut(name);
}
