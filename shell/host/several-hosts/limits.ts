import { AddressLimit, type AddressLimitOptions } from './address-limit.ts';
import type { AddressCounts } from './address-counts.ts';

/** Resolves to whether this act of the address still counts. */
export type Limit = (address: string) => Promise<boolean>;

/** Limits by address: within this process, or over all hosts if a server counts for them. */
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
