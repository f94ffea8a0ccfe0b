import type { DeskReturn } from '@kashi/contracts/desk/returns';
import { persianNumber } from '@kashi/format/persian';
import { messages } from './messages.ts';

/** The pieces of a request, each in words. */
export function goodsOf({ lines }: DeskReturn): string[] {
  return lines.map(({ productName, saleParamName, quantity }) => {
    const name =
      saleParamName === '' ? productName : messages.variantOf(productName, saleParamName);
    return messages.pieces(name, persianNumber(quantity));
  });
}
