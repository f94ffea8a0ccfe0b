/**
 * The news that remotes may tell one another. Small and in the past tense: it says what changed, and whoever
 * cares asks the server for the rest. Fields may be added as optional; none is ever renamed or removed,
 * because the other side may be an older build.
 */
export interface ShopEvents {
  /** The cart changed: how many goods are in it now (the sum of quantities). */
  'cart-updated': { itemCount: number };
  /** An address was added, edited or deleted; its id. */
  'address-updated': { addressId: number };
}

export type ShopEventName = keyof ShopEvents;
export type ShopEvent<Name extends ShopEventName> = ShopEvents[Name];

const isWholeNumber = (value: unknown) => Number.isSafeInteger(value) && (value as number) >= 0;

/** Written by hand, not with zod: the shell carries them on every page, and the two of them are 60 bytes. */
const checks: { [Name in ShopEventName]: (event: Record<string, unknown>) => boolean } = {
  'cart-updated': (event) => isWholeNumber(event['itemCount']),
  'address-updated': (event) => Number.isSafeInteger(event['addressId']),
};

/** Whether something that arrived under this name has this event's shape. */
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
