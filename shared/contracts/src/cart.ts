import * as z from 'zod/mini';
import { call } from './call/call.ts';
import { hash, id, toman } from './call/fields.ts';
import { pictureSchema } from './picture.ts';

/** One line of the cart. Prices and stock are those of the moment it is read (R20); money in toman. */
export const cartLineSchema = z.object({
  ProductId: z.int(),
  ProductName: z.string(),
  /** '' where the product has no picture. */
  ProductPicPath: z.string(),
  ProductSaleParamId: z.int(),
  Quantity: z.int().check(z.positive()),
  Unit: z.string(),
  /** Of one piece, before the discount. */
  Price: toman,
  /** Of one piece, after the discount. */
  FinalPrice: toman,
  DiscountPercent: z.int(),
  /** Whether the shop has the whole quantity and sells it now. */
  IsAvalible: z.boolean(),
  StockInventory: z.int(),
  /** Extension: `FinalPrice` times `Quantity`. */
  FinalPriceSum: z.optional(toman),
  /** Extension: `FinalPrice` when the line was added, so that a change can be shown (R20); 0 once the price is a matter of a call. */
  PriceWhenAdded: z.optional(toman),
  /** Extension: the colour or the like; '' where the product has one variant without a name. */
  ProductSaleParamName: z.optional(z.string()),
  /** Extension. */
  GuaranteeDescription: z.optional(z.nullable(z.string())),
  /** Extension. */
  Picture: z.optional(z.nullable(pictureSchema)),
});

/** The rows of the summary, all in toman; `TaxRate` in percent. */
export const cartTotalsSchema = z.object({
  /** Pieces, not lines. */
  CartDetailsCount: z.int(),
  SubTotalAmount: toman,
  Discount: toman,
  IsCouponDiscountApplied: z.boolean(),
  CouponDiscount: toman,
  TaxRate: z.int(),
  Tax: toman,
  IsAddressApplied: z.boolean(),
  DeliveryFee: toman,
  /** Extension: freight collect, the recipient pays the carrier when the parcel comes, and the fee is 0; left out elsewhere. */
  IsFreightCollect: z.optional(z.boolean()),
  AmountPayable: toman,
  IsPickup: z.boolean(),
});

export const cartInfoSchema = z.extend(cartTotalsSchema, {
  CartDetails: z.array(cartLineSchema),
  /** -1 for pickup, null while no address is applied. */
  CustomerAddressId: z.nullable(z.int()),
  /** Extension: 0 for pickup, null while none is applied. */
  CarrierId: z.optional(z.nullable(z.int())),
  /** Extension: the code that is set, whether or not its conditions are met at the moment. */
  CouponCode: z.optional(z.nullable(z.string())),
  /** Extension: a sentence that says why the code takes nothing off now; null where it does, or none is set. */
  CouponObstacle: z.optional(z.nullable(z.string())),
  /** Extension: least subtotal the shop delivers, 0 where there is none (§9). */
  MinimumOrders: z.optional(toman),
});

export const cartSchema = z.object({
  HashCartId: z.string(),
  CartStatusTypes: z.int(),
  IsCartEmpty: z.boolean(),
  CartInfo: cartInfoSchema,
  /** Extension: sentences about what this answer changed by itself, as a merge at sign-in does (R19). */
  Notices: z.optional(z.array(z.string())),
  /** Extension: seconds until a cart in payment opens again, null while it is open. */
  SecondsToUnlock: z.optional(z.nullable(z.int())),
});

/** The `Value` of a 400 when the cart is not there or has nothing in it: forget its hash (§8). */
export const emptyCartSchema = z.object({ IsCartEmpty: z.literal(true) });

export type CartLine = z.output<typeof cartLineSchema>;
export type CartTotals = z.output<typeof cartTotalsSchema>;
export type Cart = z.output<typeof cartSchema>;

const optionalHash = z.optional(z.nullable(hash));
const cartItem = z.object({ HashCartId: hash, ProductSaleParamId: id });

export const cartCalls = {
  'GET /v1/Orders/Carts/Read': call({
    summary:
      "The cart, or null when there is none. For a customer a guest's cart becomes theirs, and without a hash their own open cart is answered.",
    source: '§7, R19 and R20',
    caller: 'anyone',
    input: z.object({ HashCartId: optionalHash }),
    value: z.nullable(cartSchema),
  }),
  'POST /v1/Orders/Carts/AddCartItem': call({
    summary:
      'Put one piece into the cart; a missing, stale or foreign hash starts a new cart, or finds the open one of a customer.',
    source: 'R3, R19 and R28',
    caller: 'anyone',
    refusesEndedToken: true,
    takesKey: true,
    input: z.object({ HashCartId: optionalHash, ProductSaleParamId: id }),
    value: cartSchema,
  }),
  'POST /v1/Orders/Carts/IncreaseCartItem': call({
    summary: 'One piece more of what is in the cart; a 400 with a Message past the stock.',
    source: '§7, R20',
    caller: 'anyone',
    refusesEndedToken: true,
    input: cartItem,
    value: cartSchema,
  }),
  'POST /v1/Orders/Carts/DecreaseCartItem': call({
    summary: 'One piece less; the last one leaves with its line.',
    source: '§7',
    caller: 'anyone',
    refusesEndedToken: true,
    input: cartItem,
    value: cartSchema,
  }),
  'POST /v1/Orders/Carts/BuyAgain': call({
    summary:
      'Extension: puts the goods of an own order into the cart at the prices of today, and answers the cart. It has at least the pieces of the order then, as far as the shop has them, so that a second call adds nothing; `Notices` names each piece that is missing, with its reason. A 400 where nothing of the order can be had.',
    source: 'R28',
    caller: 'customer',
    input: z.object({ HashCartId: optionalHash, HashOrderId: hash }),
    value: cartSchema,
  }),
  'DELETE /v1/Orders/Carts/RemoveCartItem': call({
    summary: 'Take a line out of the cart.',
    source: '§7',
    caller: 'anyone',
    refusesEndedToken: true,
    input: cartItem,
    value: cartSchema,
  }),
};
