import type { Goods } from '../gateway.ts';

/** The goods as SnappPay's `cartList` has them: lines, tax and delivery are its `totalAmount`, in rial. */
export function snapppayCart(cartId: number, { lines, taxRial, deliveryRial }: Goods) {
  const linesRial = lines.reduce((sum, { quantity, priceRial }) => sum + quantity * priceRial, 0);
  return {
    cartId,
    cartItems: lines.map(({ id, name, category, quantity, priceRial }) => ({
      id,
      name: name.slice(0, mostNameCharacters),
      category,
      count: quantity,
      amount: priceRial,
      commissionType: onlyCommission,
    })),
    isShipmentIncluded: false,
    isTaxIncluded: false,
    shippingAmount: deliveryRial,
    taxAmount: taxRial,
    totalAmount: linesRial + taxRial + deliveryRial,
  };
}

const mostNameCharacters = 100;
/** The code of a contract with one commission for all goods. */
const onlyCommission = 100;
