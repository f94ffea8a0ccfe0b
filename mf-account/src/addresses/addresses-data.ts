import type { Ask } from '@kashi/contracts/asking/ask';
import type { Address } from '@kashi/contracts/account/address';
import { removal } from '../parts/removal.ts';

/** All addresses of the customer (§2). */
export async function readAddresses(ask: Ask, signal: AbortSignal): Promise<Address[]> {
  return (await ask('GET /v1/Identity/CustomersAddress/Read', {}, { signal })).value;
}

/** Deletes an address (§2). Answers the shop's sentence, if any. */
export function removeAddress(ask: Ask, AddressId: number): Promise<string | null> {
  return removal(ask('DELETE /v1/Identity/CustomersAddress/Delete', { AddressId }));
}
