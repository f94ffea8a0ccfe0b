import type { Kysely } from 'kysely';
import { findAddress } from '../addresses/addresses.ts';
import { parcelOf, type PricedCart } from '../carts/cart-view.ts';
import type { Customer } from '../shop.ts';
import type { Tables } from '../schema/tables.ts';
import { expectedTime, type DeliveryDays } from '../carriers/expected-time.ts';
import { quoteCarriers } from '../carriers/carriers.ts';
import { readPickup, type Pickup } from '../carriers/pickup.ts';
import { messages } from './delivery-messages.ts';

/** The destination and the carrier of a cart, in words. */
export interface DeliveryDetails {
  isPickup: boolean;
  address: string;
  /** The carrier's name, or the text for pickup. */
  method: string;
  iconPath: string;
  /** '' for a pickup by a customer who has given no name. */
  transfereeName: string;
  transfereeMobile: string;
  /** When it arrives, in words: days of the calendar where the carrier tells its days in numbers. */
  prepareDuration: string | null;
  /** The carrier's days as it tells them in numbers; null for a pickup and for words alone. */
  days: DeliveryDays | null;
}

/** The details of a cart whose totals include a delivery; null otherwise. */
export async function describeDelivery(
  db: Kysely<Tables>,
  { cart, lines, totals }: PricedCart,
  customer: Customer,
  now: Date,
): Promise<DeliveryDetails | null> {
  if (!totals.IsAddressApplied) return null;
  if (cart.is_pickup || cart.address_id === null) {
    const place = await readPickup(db);
    return place && pickupAt(place, customer);
  }

  const address = await findAddress(db, customer.id, cart.address_id);
  const quotes = await quoteCarriers(db, address.CityId, parcelOf(lines));
  const quote = quotes.find(({ id }) => id === cart.carrier_id);
  // The carrier's terms were changed after the totals were reckoned: the fee has to be that of this parcel.
  if (!quote?.isAvailable || quote.fee !== totals.DeliveryFee) return null;
  if (quote.isFreightCollect !== (totals.IsFreightCollect ?? false)) return null;
  return {
    isPickup: false,
    address: messages.fullAddress(address.FullLocation, address.Address, address.PostalCode),
    method: quote.name,
    iconPath: quote.iconPath,
    transfereeName: address.TransfereeName,
    transfereeMobile: address.TransfereeMobNo,
    prepareDuration: quote.days ? expectedTime(quote.days, now) : quote.prepareDuration,
    days: quote.days,
  };
}

function pickupAt({ address, hours, readyTime }: Pickup, customer: Customer): DeliveryDetails {
  return {
    isPickup: true,
    address: messages.pickupPlace(address, hours),
    method: messages.pickup,
    iconPath: '',
    transfereeName: customer.fullName,
    transfereeMobile: customer.mobile,
    prepareDuration: readyTime || null,
    days: null,
  };
}
