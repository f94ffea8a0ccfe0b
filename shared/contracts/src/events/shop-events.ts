/**
 * The events that remotes may send one another. They are small and in the past tense: an event says what changed, and a listener
 * asks the server for the rest. Optional fields may be added; no field is ever renamed or removed, because the other side may be
 * an older build.
 */
export interface ShopEvents {
  /**
   * The cart changed; `itemCount` is the sum of the quantities in it now. `addedProductId`: the shopper has put this product into it, by a
   * button that adds.
   */
  'cart-updated': { itemCount: number; addedProductId?: number | undefined };
  /** An address was added, edited or deleted; its id. */
  'address-updated': { addressId: number };
}

export type ShopEventName = keyof ShopEvents;
export type ShopEvent<Name extends ShopEventName> = ShopEvents[Name];

const isWholeNumber = (value: unknown) => Number.isSafeInteger(value) && (value as number) >= 0;

/** Written by hand and not with zod: the shell loads them on every page, and both together are 60 bytes. */
const checks: { [Name in ShopEventName]: (event: Record<string, unknown>) => boolean } = {
  'cart-updated': (event) =>
    isWholeNumber(event['itemCount']) && isWholeNumber(event['addedProductId'] ?? 0),
  'address-updated': (event) => Number.isSafeInteger(event['addressId']),
};

/** Whether a received event of this name has the event's shape. */
export function isShopEvent<Name extends ShopEventName>(
  name: Name,
  event: unknown,
): event is ShopEvent<Name> {
  return (
    typeof event === 'object' && event !== null && checks[name](event as Record<string, unknown>)
  );
}

export function isShopEventName(name: unknown): name is ShopEventName {
  return typeof name === 'string' && Object.hasOwn(checks, name);
}
