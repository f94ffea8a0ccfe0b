import { rialOf } from '../../banks/rial.ts';
import type { Goods } from '../../banks/gateway.ts';
import type { CartSnapshot } from '../../schema/cart-snapshot.ts';
import { messages } from '../messages.ts';

/** The goods of a payment as a gateway that lends for them is told; `walletPart` in toman. */
export function goodsOf({ lines, totals }: CartSnapshot, walletPart: number): Goods {
  return {
    lines: lines.map(({ saleParamId, productName, saleParamName, quantity, finalPrice }) => ({
      id: saleParamId,
      name: [productName, saleParamName].filter(Boolean).join(' '),
      category: messages.goods,
      quantity,
      priceRial: rialOf(finalPrice),
    })),
    taxRial: rialOf(totals.Tax),
    deliveryRial: rialOf(totals.DeliveryFee),
    discountRial: rialOf(totals.CouponDiscount),
    paidElsewhereRial: rialOf(walletPart),
  };
}
