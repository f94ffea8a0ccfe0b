import { AddressLimit, type AddressLimitOptions } from './address-limit.ts';
import type { AddressCounts } from './address-counts.ts';

/** Resolves to whether what this address does now still counts. */
export type Limit = (address: string) => Promise<boolean>;

/** Limits by address: of this process alone, and of all hosts together where they have a server that counts for them. */
export function limitsBy(counts: AddressCounts | null) {
  return (name: string, options: AddressLimitOptions): Limit => {
    const own = new AddressLimit(options);
    return async (address) => {
      if (!own.takes(address)) return false;
      const count = await counts?.count(`${name}:${address}`, options.withinMs);
      return (count ?? 0) <= options.most;
    };
  };
}
