import type { Ask } from '@kashi/contracts/asking/ask';
import type { Address } from '@kashi/contracts/account/address';

/** One address of the customer, as it is now. */
export async function findAddress(ask: Ask, AddressId: number): Promise<Address> {
  return (await ask('GET /v1/Identity/CustomersAddress/Find', { AddressId })).value;
}
