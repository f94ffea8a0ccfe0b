import type { ReactNode } from 'react';
import type { CartTotals } from '@kashi/contracts/cart';
import { persianNumber } from '@kashi/format/persian';
import { Toman } from '@kashi/ui/goods/Toman';
import type { Fact } from '@kashi/ui/text/Facts';
import { summaryMessages as messages } from './summary-messages.ts';

/** The rows that make up the amount payable: goods, discounts, value added tax and delivery. */
export function sumFacts(totals: CartTotals): Fact[] {
  return [
    { name: messages.count, value: persianNumber(totals.CartDetailsCount) },
    { name: messages.subTotal, value: <Toman amount={totals.SubTotalAmount} /> },
    takenOff(messages.discount, totals.Discount),
    ...(totals.IsCouponDiscountApplied
      ? [takenOff(messages.couponDiscount, totals.CouponDiscount)]
      : []),
    ...(totals.TaxRate > 0
      ? [{ name: messages.tax(totals.TaxRate), value: <Toman amount={totals.Tax} /> }]
      : []),
    {
      name: messages.deliveryFee,
      value: totals.IsAddressApplied ? deliveryFee(totals) : messages.dependsOnAddress,
    },
  ];
}

function takenOff(name: string, amount: number): Fact {
  return { name, value: <Toman amount={amount} />, kind: amount > 0 ? 'danger' : undefined };
}

/** The fee of a delivery in toman; a fee of 0 is a word, which says whether the recipient pays the carrier. */
export function deliveryFee({
  DeliveryFee,
  IsFreightCollect,
}: Pick<CartTotals, 'DeliveryFee' | 'IsFreightCollect'>): ReactNode {
  if (DeliveryFee > 0) return <Toman amount={DeliveryFee} />;
  return IsFreightCollect ? messages.freightCollect : messages.free;
}
