import type { Cart } from '@kashi/contracts/cart';
import type { PageProps } from '@kashi/kit/define';
import { useCartToCheckOut } from '../parts/checkout/checkout-cart.ts';
import type { ChooseAddressData } from './choose-address-data.ts';
import { ChooseAddressSkeleton } from './ChooseAddressSkeleton.tsx';
import { ChooseDelivery } from './ChooseDelivery.tsx';

export function ChooseAddressPage({ data }: PageProps<ChooseAddressData>) {
  const cart: Cart | null = useCartToCheckOut();
  // The cart has just been emptied elsewhere, and the navigation to `/cart` is under way.
  if (!cart) return <ChooseAddressSkeleton />;
  return <ChooseDelivery cart={cart} data={data} />;
}
