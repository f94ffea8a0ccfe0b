import { pickup, type Carrier } from '@kashi/contracts/carrier';
import type { Kysely } from 'kysely';
import { findAddress } from '../addresses/addresses.ts';
import { readLines } from '../carts/cart-lines.ts';
import { parcelOf } from '../carts/cart-view.ts';
import { cartIsEmpty, changeCart } from '../carts/carts.ts';
import { findOwnCart } from '../carts/claim-cart.ts';
import { Refusal } from '../http/refusal.ts';
import type { Customer, Shop } from '../shop.ts';
import type { Tables } from '../schema/tables.ts';
import { quoteCarriers, type CarrierQuote } from '../carriers/carriers.ts';
import { expectedTime } from '../carriers/expected-time.ts';
import { readPickup } from '../carriers/pickup.ts';
import { messages as carrierMessages } from '../carriers/messages.ts';
import { messages } from './delivery-messages.ts';

interface Delivery {
  CarrierId: number;
  CustomerAddressId: number;
  HashCartId: string;
}

/** The offers of all carriers for this cart and this address of the customer's. */
export async function readCarriers(
  shop: Shop,
  { CustomerAddressId, HashCartId }: Omit<Delivery, 'CarrierId'>,
  customer: Customer,
): Promise<Carrier[]> {
  const { cart } = await findOwnCart(shop, HashCartId, customer.id);
  if (!cart) throw cartIsEmpty();
  const quotes = await quotesFor(shop.store.db, cart.id, customer.id, CustomerAddressId);
  return quotes.map((quote) => ({
    Id: quote.id,
    Name: quote.name,
    IconPath: quote.iconPath,
    IsAvailable: quote.isAvailable,
    ...feeOf(quote),
    DeliveryDuration: timeOf(quote, shop.clock()),
  }));
}

type DeliveryFee = Pick<Carrier, 'DeliveryFee' | 'IsFreightCollect'>;

function feeOf({ fee, isFreightCollect }: CarrierQuote): DeliveryFee {
  return { DeliveryFee: fee, ...(isFreightCollect && { IsFreightCollect: true }) };
}

/** The days of the calendar, and what the owner says besides. */
function timeOf({ days, duration }: CarrierQuote, now: Date): string {
  return days ? carrierMessages.withNote(expectedTime(days, now), duration) : duration;
}

/** The fee in toman; a 400 of the same shape if the carrier does not go there, or the shop lets nobody fetch orders (§8). */
export async function deliveryFee(
  shop: Shop,
  delivery: Delivery,
  customer: Customer,
): Promise<DeliveryFee> {
  const { db } = shop.store;
  const { cart } = await findOwnCart(shop, delivery.HashCartId, customer.id);
  if (!cart) throw cartIsEmpty();
  if (delivery.CustomerAddressId !== pickup.addressId) {
    return feeOf(await requireCarrier(db, cart.id, customer.id, delivery));
  }
  await filledLines(db, cart.id);
  await requirePickup(db);
  return { DeliveryFee: 0 };
}

/** Applies a delivery: address -1 with carrier 0 is pickup; any other address needs a carrier that goes there. */
export async function applyDelivery(
  shop: Shop,
  delivery: Delivery,
  customer: Customer,
): Promise<void> {
  const isPickup = delivery.CustomerAddressId === pickup.addressId;
  await changeCart(shop, delivery.HashCartId, customer, async (tx, cart) => {
    if (!isPickup) await requireCarrier(tx, cart.id, customer.id, delivery);
    else await requirePickup(tx);
    await tx
      .updateTable('carts')
      .set({
        is_pickup: isPickup,
        address_id: isPickup ? null : delivery.CustomerAddressId,
        carrier_id: isPickup ? null : delivery.CarrierId,
      })
      .where('id', '=', cart.id)
      .execute();
  });
}

async function requirePickup(db: Kysely<Tables>): Promise<void> {
  if (await readPickup(db)) return;
  throw new Refusal(400, messages.noPickup, { value: { DeliveryFee: 0 } });
}

async function requireCarrier(
  db: Kysely<Tables>,
  cartId: number,
  customerId: number,
  { CarrierId, CustomerAddressId }: Delivery,
): Promise<CarrierQuote> {
  const quotes = await quotesFor(db, cartId, customerId, CustomerAddressId);
  const quote = quotes.find(({ id }) => id === CarrierId);
  if (!quote) throw new Refusal(400, messages.chooseCarrier, { value: { DeliveryFee: 0 } });
  if (!quote.isAvailable) {
    throw new Refusal(400, messages.unavailable, { value: { DeliveryFee: quote.fee } });
  }
  return quote;
}

async function quotesFor(
  db: Kysely<Tables>,
  cartId: number,
  customerId: number,
  addressId: number,
): Promise<CarrierQuote[]> {
  const { CityId } = await findAddress(db, customerId, addressId);
  return quoteCarriers(db, CityId, parcelOf(await filledLines(db, cartId)));
}

async function filledLines(db: Kysely<Tables>, cartId: number) {
  const lines = await readLines(db, cartId);
  if (lines.length === 0) throw cartIsEmpty();
  return lines;
}
