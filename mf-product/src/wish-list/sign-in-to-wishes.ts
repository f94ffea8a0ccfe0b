import type { ShopPages } from '@kashi/shared/border/shop-pages';

/** The address that signs a guest in and leads back to the list; null where the shop has no such page. */
export function signInToWishes(pages: ShopPages): string | null {
  const path = pages.pathOf('sign-in');
  return path && `${path}?returnUrl=%2FwishList`;
}
