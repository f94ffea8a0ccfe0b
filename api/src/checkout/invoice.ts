import { cartStatus } from '@kashi/contracts/cart-status';
import type { Invoice } from '@kashi/contracts/invoice';
import type { Kysely } from 'kysely';
import { isLineAvailable } from '../carts/cart-lines.ts';
import { findHolder } from '../holds/cart-lock.ts';
import type { CartRow } from '../schema/cart-tables.ts';
import { priceCart, type PricedCart } from '../carts/cart-view.ts';
import { cartIsEmpty } from '../carts/carts.ts';
import { findOwnCart } from '../carts/claim-cart.ts';
import { describeDelivery, type DeliveryDetails } from './delivery-details.ts';
import { Refusal } from '../http/refusal.ts';
import type { Customer, Shop } from '../shop.ts';
import type { Tables } from '../schema/tables.ts';
import { spendableCredit } from '../wallet/wallets.ts';
import { messages } from './invoice-messages.ts';
import type { CartSnapshot } from '../schema/cart-snapshot.ts';

/** The second step of the checkout (§2, Invoice). */
export async function readInvoice(shop: Shop, hash: string, customer: Customer): Promise<Invoice> {
  const { db } = shop.store;
  const { cart } = await findOwnCart(shop, hash, customer.id);
  if (!cart) throw cartIsEmpty();
  const { priced, delivery } = await priceForCheckout(db, cart, customer, shop.clock());
  return {
    SendOrderAddress: delivery.address,
    SendOrderMethod: delivery.method,
    Carrier: delivery.isPickup ? null : { Name: delivery.method, IconPath: delivery.iconPath },
    AmountPayable: priced.totals.AmountPayable,
    Balance: await creditFor(db, cart, customer),
    IsPickup: delivery.isPickup,
    Totals: priced.totals,
    DeliveryTime: delivery.prepareDuration,
    GiftNote: cart.gift_note,
  };
}

/** Adds what this cart's own payment holds, so that a buyer who comes back from the bank by «back» still sees it as available. */
async function creditFor(db: Kysely<Tables>, cart: CartRow, customer: Customer): Promise<number> {
  const holder = cart.status === cartStatus.inPayment ? await findHolder(db, cart.id) : undefined;
  return (await spendableCredit(db, customer.id)) + (holder?.wallet_part ?? 0);
}

/** What a payment would buy now. */
interface Buyable {
  snapshot: CartSnapshot;
  /** Why the coupon of the cart takes nothing off, as a sentence; null where it does, or the cart has none. */
  couponObstacle: string | null;
}

/** The priced cart if it can be bought now; otherwise a refusal with the obstacle. */
export async function takeSnapshot(
  db: Kysely<Tables>,
  cart: CartRow,
  customer: Customer,
  now: Date,
): Promise<Buyable> {
  const { priced, delivery } = await priceForCheckout(db, cart, customer, now);
  const missing = priced.lines.find((line) => !isLineAvailable(line));
  if (missing) throw new Refusal(400, messages.lineUnavailable(missing.productName));
  const snapshot: CartSnapshot = {
    totals: priced.totals,
    giftNote: cart.gift_note,
    couponCode: priced.totals.IsCouponDiscountApplied ? cart.coupon_code : null,
    lines: priced.lines.map((line) => ({
      saleParamId: line.saleParamId,
      productId: line.productId,
      productName: line.productName,
      saleParamName: line.saleParamName,
      unit: line.unit,
      quantity: line.quantity,
      price: line.price,
      finalPrice: line.finalPrice,
      picture: line.picture,
    })),
    delivery: {
      isPickup: delivery.isPickup,
      carrierName: delivery.method,
      address: delivery.address,
      transfereeName: delivery.transfereeName,
      transfereeMobile: delivery.transfereeMobile,
      prepareDuration: delivery.prepareDuration,
      days: delivery.days,
    },
  };
  return { snapshot, couponObstacle: priced.couponObstacle };
}

async function priceForCheckout(
  db: Kysely<Tables>,
  cart: CartRow,
  customer: Customer,
  now: Date,
): Promise<{ priced: PricedCart; delivery: DeliveryDetails }> {
  const priced = await priceCart(db, cart, now);
  const { lines, totals, minimumOrders } = priced;
  if (lines.length === 0) throw cartIsEmpty();
  if (totals.SubTotalAmount < minimumOrders) {
    throw new Refusal(400, messages.belowMinimum(minimumOrders));
  }
  const delivery = await describeDelivery(db, priced, customer, now);
  if (!delivery) throw new Refusal(400, messages.chooseDelivery);
  return { priced, delivery };
}
