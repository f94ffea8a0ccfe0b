import type { Cart } from '@kashi/contracts/cart';
import type { Carrier } from '@kashi/contracts/carrier';
import { isLocked } from '../parts/live-cart/cart-state.ts';
import type { Carriers, Choice } from './use-delivery.ts';

/**
 * The cart with the sums of what is chosen on the screen, which the server does not know yet. Only the delivery's part differs: the
 * goods, their discounts and the tax do not depend on it. A choice that is not complete has no fee.
 */
export function withChosenDelivery(cart: Cart, choice: Choice, carriers: Carriers): Cart {
  const { CartInfo } = cart;
  if (isLocked(cart) || isApplied(cart, choice, carriers)) return cart;
  const chosen = feeOf(choice, carriers);
  const fee = chosen?.DeliveryFee ?? 0;
  return {
    ...cart,
    CartInfo: {
      ...CartInfo,
      IsAddressApplied: chosen !== null,
      IsPickup: choice.isPickup,
      DeliveryFee: fee,
      IsFreightCollect: chosen?.IsFreightCollect,
      AmountPayable: CartInfo.AmountPayable - CartInfo.DeliveryFee + fee,
    },
  };
}

/** Whether the choice is the one that the server has applied, while the carriers' present fees are not known. */
function isApplied({ CartInfo }: Cart, choice: Choice, carriers: Carriers): boolean {
  return (
    carriers.state !== 'read' &&
    CartInfo.IsAddressApplied &&
    choice.isPickup === CartInfo.IsPickup &&
    (choice.isPickup ||
      (choice.carrierId !== null &&
        choice.addressId === CartInfo.CustomerAddressId &&
        choice.carrierId === CartInfo.CarrierId))
  );
}

/** The fee in toman, and whether the recipient pays it; null while no delivery is chosen. */
function feeOf(
  { isPickup, carrierId }: Choice,
  carriers: Carriers,
): Pick<Carrier, 'DeliveryFee' | 'IsFreightCollect'> | null {
  if (isPickup) return { DeliveryFee: 0 };
  if (carriers.state !== 'read') return null;
  return carriers.list.find(({ Id }) => Id === carrierId) ?? null;
}
