import { useCallback, useEffect, useState } from 'react';
import type { Carrier, pickup } from '@kashi/contracts/carrier';
import type { Cart } from '@kashi/contracts/cart';
import { useAsk } from '@kashi/kit/use-ask';
import type { AddressChange } from './address/use-addresses.ts';
import { readCarriers } from './choose-address-data.ts';

/** The shopper's choices so far. */
export interface Choice {
  isPickup: boolean;
  addressId: number | null;
  /** Absent where the server tells no carriers of carts. */
  carrierId: number | null | undefined;
}

/** The carriers of the chosen address. */
export type Carriers =
  | { state: 'none' }
  | { state: 'waiting' }
  | { state: 'failed'; error: unknown }
  | { state: 'read'; list: readonly Carrier[] };

interface Delivery {
  choice: Choice;
  carriers: Carriers;
}

/** Address, carrier and pickup, and how one choice clears the others (§4, Checkout). */
export function useDelivery(cart: Cart, ownAddressIds: readonly number[]) {
  const ask = useAsk();
  const [{ choice, carriers }, setDelivery] = useState(() => startOf(cart, ownAddressIds));
  const { HashCartId } = cart;
  const { addressId } = choice;
  // Each wait is an object of its own: what changes while the carriers are being read has them read again.
  const wait = carriers.state === 'waiting' ? carriers : null;

  useEffect(() => {
    if (addressId === null || !wait) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    readCarriers(ask, { CustomerAddressId: addressId, HashCartId }, signal).then(
      (list) => {
        if (!signal.aborted) setDelivery((delivery) => withCarriers(delivery, list));
      },
      (error: unknown) => {
        if (signal.aborted) return;
        setDelivery((delivery) => ({ ...delivery, carriers: { state: 'failed', error } }));
      },
    );
    return () => controller.abort();
  }, [ask, addressId, wait, HashCartId]);

  /** Chooses an address, clears the carrier, and reads the carriers of that address. */
  const chooseAddress = useCallback((id: number | null) => setDelivery(deliveryTo(id)), []);
  const chooseCarrier = (carrierId: number) =>
    setDelivery((delivery) => ({ ...delivery, choice: { ...delivery.choice, carrierId } }));
  /** Turns pickup on or off, and clears address, carrier and the list of carriers. */
  const choosePickup = (isPickup: boolean) =>
    setDelivery({ choice: { ...nothing, isPickup }, carriers: { state: 'none' } });
  const followAddress = useCallback(
    (change: AddressChange) => setDelivery((delivery) => after(change, delivery)),
    [],
  );

  return { choice, carriers, chooseAddress, chooseCarrier, choosePickup, followAddress };
}

/** The call's fields for a choice; null while the choice is not complete. Pickup is address -1 with carrier 0. */
export function deliveryOf({ isPickup, addressId, carrierId }: Choice) {
  if (isPickup) return pickupDelivery;
  if (addressId === null || !carrierId) return null;
  return { CustomerAddressId: addressId, CarrierId: carrierId };
}

// The type alone holds these numbers to the contract, since importing its value would bring zod along.
const pickupDelivery: {
  CustomerAddressId: (typeof pickup)['addressId'];
  CarrierId: (typeof pickup)['carrierId'];
} = { CustomerAddressId: -1, CarrierId: 0 };

const nothing: Choice = { isPickup: false, addressId: null, carrierId: null };

function deliveryTo(addressId: number | null): Delivery {
  return {
    choice: { ...nothing, addressId },
    carriers: { state: addressId === null ? 'none' : 'waiting' },
  };
}

/**
 * The choices after an address has changed. An address that this tab has added or edited is chosen. Another tab takes no choice away,
 * except for an address that is gone; the carriers of the chosen address are read again, since the address may lie elsewhere now.
 */
function after({ addressId, isOfOtherTab, list }: AddressChange, delivery: Delivery): Delivery {
  const { choice } = delivery;
  if (choice.isPickup) return delivery;
  const exists = (id: number | null) => list.some(({ Id }) => Id === id);
  if (exists(addressId) && (!isOfOtherTab || choice.addressId === null)) {
    return deliveryTo(addressId);
  }
  if (!exists(choice.addressId)) return deliveryTo(null);
  return choice.addressId === addressId ? { choice, carriers: { state: 'waiting' } } : delivery;
}

/** The choices at the start: those of the cart, or else the customer's only address. */
function startOf({ CartInfo }: Cart, ownAddressIds: readonly number[]): Delivery {
  const { CustomerAddressId, CarrierId, IsPickup } = CartInfo;
  if (IsPickup) return { choice: { ...nothing, isPickup: true }, carriers: { state: 'none' } };
  if (CustomerAddressId !== null && ownAddressIds.includes(CustomerAddressId)) {
    const delivery = deliveryTo(CustomerAddressId);
    return { ...delivery, choice: { ...delivery.choice, carrierId: CarrierId } };
  }
  const [only, ...others] = ownAddressIds;
  return deliveryTo(others.length === 0 ? (only ?? null) : null);
}

/** Puts the carriers in. The chosen carrier stays chosen only if it takes the cart to this address. */
function withCarriers({ choice }: Delivery, list: readonly Carrier[]): Delivery {
  const chosen = list.find(({ Id }) => Id === choice.carrierId);
  const carrierId = chosen?.IsAvailable ? chosen.Id : null;
  return { choice: { ...choice, carrierId }, carriers: { state: 'read', list } };
}
