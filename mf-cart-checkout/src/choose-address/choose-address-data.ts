import type { Ask } from '@kashi/contracts/asking/ask';
import type { Address } from '@kashi/contracts/account/address';
import type { Carrier } from '@kashi/contracts/carrier';
import { found, redirect, type PageResult } from '@kashi/kit/define';
import { pickupPlace, type PickupPlace } from '../parts/checkout/pickup.ts';
import { cartToCheckOut } from '../parts/checkout/checkout-cart.ts';
import { readShop } from '../parts/checkout/shop-data.ts';

export interface ChooseAddressData {
  addresses: Address[];
  shop: {
    /** Null where the shop offers no pickup. */
    pickup: PickupPlace | null;
    /** The shop's city; null where the shop has not set it. */
    cityId: number | null;
  };
}

/** Reads the step's data. Redirects to `/cart` without a cart, or while the goods come to less than the shop delivers (§2). */
export async function readChooseAddress(ask: Ask): Promise<PageResult<ChooseAddressData>> {
  const [cart, addresses, shop] = await Promise.all([
    cartToCheckOut(ask),
    readAddresses(ask),
    readShop(ask),
  ]);
  if (!cart) return redirect('/cart');

  return found({
    addresses,
    shop: { pickup: pickupPlace(shop), cityId: shop?.CityId ?? null },
  });
}

/** The customer's addresses (§7). Throws a `Problem`, or the signal's reason. */
export async function readAddresses(ask: Ask, signal?: AbortSignal): Promise<Address[]> {
  const { value } = await ask('GET /v1/Identity/CustomersAddress/Read', {}, { signal });
  return value;
}

interface CartTo {
  HashCartId: string;
  CustomerAddressId: number;
}

/**
 * All carriers, each with its fee in toman and whether it takes this cart to this address (§7). Throws a `Problem`, or the
 * signal's reason.
 */
export async function readCarriers(
  ask: Ask,
  cartTo: CartTo,
  signal: AbortSignal,
): Promise<Carrier[]> {
  const { value } = await ask('GET /v1/BasicDefinitions/Carriers/Read', cartTo, { signal });
  return value;
}

/**
 * Asks one carrier's fee for this cart and address: `DeliveryFee` in toman, and a sentence (§7). Throws a `Problem` of the kind
 * `refused` where the carrier does not deliver there; its value may carry the fee as well (§8).
 */
export function askForDeliveryFee(ask: Ask, delivery: CartTo & { CarrierId: number }) {
  return ask('GET /v1/Orders/CartAddress/GetDeliveryFee', delivery);
}

/**
 * Applies an address and a carrier to the cart, or pickup, which is address -1 with carrier 0 (§4). The answer is a sentence;
 * the caller reads the cart again for its totals. Throws a `Problem`.
 */
export function applyDelivery(ask: Ask, delivery: CartTo & { CarrierId: number }) {
  return ask('POST /v1/Orders/CartAddress/Apply', delivery);
}
