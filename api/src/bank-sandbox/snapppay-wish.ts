import * as z from 'zod/mini';

const rial = z.int().check(z.gte(0));

const cartSchema = z.object({
  cartId: z.int(),
  cartItems: z
    .array(
      z.object({
        id: z.int(),
        name: z.string().check(z.minLength(1)),
        category: z.string().check(z.minLength(1)),
        amount: rial,
        count: z.int().check(z.gte(1)),
        commissionType: z.int(),
      }),
    )
    .check(z.minLength(1)),
  isShipmentIncluded: z.boolean(),
  isTaxIncluded: z.boolean(),
  shippingAmount: rial,
  taxAmount: rial,
  totalAmount: rial,
});

/** What SnappPay is asked to lend for. */
export const wishSchema = z.object({
  amount: rial,
  discountAmount: rial,
  externalSourceAmount: rial,
  mobile: z.string().check(z.regex(/^\+989\d{9}$/)),
  returnURL: z.url(),
  transactionId: z.string().check(z.regex(/^\d{5,10}$/)),
  cartList: z.array(cartSchema).check(z.minLength(1)),
});

/** SnappPay adds everything up, and refuses sums that do not come to the amount. */
export function isSumRight(wish: z.output<typeof wishSchema>): boolean {
  const totals = wish.cartList.map((cart) => {
    const lines = cart.cartItems.reduce((sum, { amount, count }) => sum + amount * count, 0);
    const shipping = cart.isShipmentIncluded ? 0 : cart.shippingAmount;
    return {
      said: cart.totalAmount,
      counted: lines + shipping + (cart.isTaxIncluded ? 0 : cart.taxAmount),
    };
  });
  const total = totals.reduce((sum, { said }) => sum + said, 0);
  return (
    totals.every(({ said, counted }) => said === counted) &&
    total - wish.discountAmount - wish.externalSourceAmount === wish.amount
  );
}
