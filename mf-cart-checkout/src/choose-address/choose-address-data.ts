import type { Ask } from '@kashi/shared/api/ask';
import type { Address } from '@kashi/shared/contracts/address';
import { found, redirect, type PageResult } from '@kashi/shared/kit/define';
import { cartToCheckOut } from '../parts/checkout/checkout-cart.ts';

export interface ChooseAddressData {
  addresses: Address[];
  shop: {
    /** Where goods are picked up. */
    address: string;
    /** null where the shop has not said. */
    cityId: number | null;
  };
}

/** Goes back to `/cart` without a cart, or while the goods come to less than the shop delivers (§2). */
export async function readChooseAddress(ask: Ask): Promise<PageResult<ChooseAddressData>> {
  const [cart, addresses, contents] = await Promise.all([
    cartToCheckOut(ask),
    readAddresses(ask),
    ask('GET /v1/ContentManagement/Contents/Read', {}),
  ]);
  if (!cart) return redirect('/cart');

  const shop = contents.value.BaseInfos;
  return found({
    addresses,
    shop: { address: shop?.Address ?? '', cityId: shop?.CityId ?? null },
  });
}

export async function readAddresses(ask: Ask, signal?: AbortSignal): Promise<Address[]> {
  const { value } = await ask('GET /v1/Identity/CustomersAddress/Read', {}, { signal });
  return value;
}
